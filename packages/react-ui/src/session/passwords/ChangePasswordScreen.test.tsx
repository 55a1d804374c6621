import { demoPassword } from '@booking-dashboard/fake-backend'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fail } from '../../../test/fail'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { createWorld, type World } from '../../../test/createWorld'
import { openApp } from '../../../test/openApp'
import { wantedPage } from '../../navigation/wantedPage'

const newPassword = 'An0ther!one'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const changes = (world: World) =>
  world.calls.filter(({ call }) => call === 'POST /api/customer/password/change').map(({ body }) => body)

type User = Awaited<ReturnType<typeof openApp>>['user']
const fill = async (user: User, current: string, password: string, repeat = password) => {
  await user.type(await screen.findByLabelText('Current password'), current)
  await user.type(screen.getByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Repeat the new password'), `${repeat}{Enter}`)
}

describe('/changepassword by choice', () => {
  let world: World
  let user: User
  beforeEach(async () => {
    world = await createSignedInWorld()
    user = (await openApp(world, '/changepassword')).user
    await heading('Update Password')
  })

  it('has its title and mentions no requirement', async () => {
    await waitFor(() => expect(document.title).toBe('Update Password | Customer Dashboard'))
    expect(screen.queryByText('Choose a new password to go on')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Manage My Bookings' })).toBeVisible()
  })

  it('changes the password, shows the bookings and confirms the change', async () => {
    await fill(user, demoPassword, newPassword)
    // The toast shows for four seconds.
    expect(await screen.findByText('Your password was successfully updated!')).toBeVisible()
    await heading('Manage My Bookings')
    expect(changes(world)).toEqual([{ current_password: demoPassword, password: newPassword }])
  })

  it('blocks invalid input, and sends nothing', async () => {
    await user.click(screen.getByRole('button', { name: 'Update password' }))
    expect(screen.getByLabelText('Current password')).toHaveFocus()
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/Enter your current password\./)
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Use at least 8 characters\./)
    await fill(user, demoPassword, newPassword, 'something else')
    expect(screen.getByLabelText('Repeat the new password')).toHaveAccessibleDescription(/not the same/)
    expect(changes(world)).toEqual([])
  })

  it.each([
    ['Current password', 'wrong', newPassword, 'This is not your current password.'],
    ['New password', demoPassword, demoPassword, 'You have this password now. Choose another one.'],
  ])(
    'shows the refusal of the back end at “%s” until the field changes, and keeps the typed text',
    async (field, current, password, text) => {
      await fill(user, current, password)
      const box = screen.getByLabelText(field)
      await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(text)))
      expect(box).toHaveFocus()
      expect(screen.getByLabelText('New password')).toHaveValue(password)
      await user.type(box, '2')
      expect(box).not.toHaveAccessibleDescription(expect.stringContaining(text))
      expect(window.location.pathname).toBe('/changepassword')
    },
  )

  it('does not say that the password was not updated if the answer was lost', async () => {
    fail(world.backend, 'changePassword', 'once', { kind: 'lostAnswer' })
    await fill(user, demoPassword, newPassword)
    const heading = await screen.findByRole('heading', { name: 'We do not know yet whether your password was updated' })
    expect(heading.closest('[role=alert]')).toHaveTextContent('the new one is already in use')
    expect(screen.queryByText('Your password was not updated')).toBeNull()
  })

  it('shows a problem without a field above the form', async () => {
    const effect = { kind: 'errors' as const, errors: ['Not now.'] }
    fail(world.backend, 'changePassword', 'once', effect)
    await fill(user, demoPassword, newPassword)
    const refused = await screen.findByRole('heading', { name: 'Your password was not updated' })
    expect(refused.closest('[role=alert]')).toHaveTextContent('What you typed is still here.')
    expect(refused.closest('[role=alert]')).toHaveTextContent('Not now.')
    await user.click(screen.getByRole('button', { name: 'Update password' }))
    await heading('Manage My Bookings')
  })
})

describe('/changepassword when it is required', () => {
  it("says why, hides the header's links until it is done, then shows the requested page", async () => {
    const world = await createWorld()
    const { user } = await openApp(world, '/profile')
    await heading("Let's get you logged in")
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'reset@example.com')
    await user.type(screen.getByLabelText('Password'), `${demoPassword}{Enter}`)
    await heading('Update Password')
    expect(screen.getByRole('heading', { name: 'Choose a new password to go on' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument()
    await fill(user, demoPassword, newPassword)
    await waitFor(() => expect(window.location.pathname).toBe('/profile'))
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  it('forgets the requested page when it reloads: somebody else may be signed in by then', async () => {
    await openApp(await createSignedInWorld({ as: 'reset@example.com' }), '/profile')
    await heading('Update Password')
    const { usr: memory } = window.history.state as { readonly usr: unknown }
    expect(wantedPage(memory)).toBe('/profile')
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1)
    expect(wantedPage(memory)).toBe('/')
  })

  it('replaces every page until it is done', async () => {
    const world = await createSignedInWorld({ as: 'reset@example.com' })
    for (const path of ['/', '/resetpassword', '/error', '/nowhere']) {
      const view = await openApp(world, path)
      await heading('Update Password')
      expect(window.location.pathname).toBe('/changepassword')
      view.unmount()
    }
  })
})
