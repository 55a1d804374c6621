import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fail } from '../../../test/fail'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { createWorld, type World } from '../../../test/createWorld'
import { openApp } from '../../../test/openApp'

const newPassword = 'An0ther!one'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const sent = (world: World, call: string) => world.calls.filter((one) => one.call === call).map(({ body }) => body)
const asked = (world: World) => sent(world, 'POST /api/customer/password/reset')

let world: World
beforeEach(async () => {
  world = await createWorld()
})

const open = async (path = '/resetpassword') => {
  const { user } = await openApp(world, path)
  await heading('Reset your password')
  return user
}

describe('/resetpassword without a token', () => {
  it('has its button disabled until the e-mail is valid, and says why', async () => {
    const user = await open()
    const button = screen.getByRole('button', { name: 'Reset password' })
    const email = screen.getByRole('textbox', { name: 'Email address' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('Enter a valid email address to continue.')
    await user.type(email, 'demo@example{Enter}')
    expect(button).toBeDisabled()
    await user.tab()
    expect(email).toHaveAccessibleDescription(/Invalid email address/)
    await user.type(email, '.com')
    expect(button).toBeEnabled()
    expect(button).not.toHaveAccessibleDescription()
    expect(asked(world)).toEqual([])
  })

  it('requests one e-mail for two submits, and the login page says where to look', async () => {
    const user = await open()
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), ' demo@example.com ')
    await user.dblClick(screen.getByRole('button', { name: 'Reset password' }))
    await heading("Let's get you logged in")
    expect(asked(world)).toEqual([{ email: 'demo@example.com' }])
    expect(screen.getByText('Please check your emails for your temporary password.')).toBeVisible()
    const prompt = await screen.findByRole('dialog', { name: 'Check your emails' })
    expect(prompt).toHaveTextContent(/up to 5 minutes to arrive.*spam and junk/)
    await user.click(within(prompt).getByRole('button', { name: 'Okay' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(world.backend.inspect.outbox()).toMatchObject([{ to: 'demo@example.com' }])
  })

  it('retains the e-mail address, and shows the failure once with advice', async () => {
    fail(world.backend, 'resetPassword', 'once')
    const user = await open()
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'demo@example.com{Enter}')
    expect(await screen.findByText('If no email arrives within 5 minutes, ask for it once more.')).toBeVisible()
    expect(screen.getAllByText(world.dashboard.texts.failure.unclear)).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('demo@example.com')
  })

  it('is closed to a signed-in customer', async () => {
    world = await createSignedInWorld()
    await openApp(world, '/resetpassword')
    await heading('Manage My Bookings')
    expect(window.location.pathname).toBe('/')
  })
})

describe('/resetpassword with the token of an e-mail', () => {
  let token: string
  beforeEach(async () => {
    await world.dashboard.passwords.requestReset('demo@example.com')
    const prompt = world.dashboard.messages.prompt$.value
    if (prompt !== null) world.dashboard.messages.dismissPrompt(prompt.id)
    // The page that asked for the link leads to the login; the link opens another document.
    world.navigation.connect(() => undefined)()
    token = world.backend.inspect.outbox()[0]?.reset_link.split('token=')[1] ?? ''
  })

  const type = async (user: Awaited<ReturnType<typeof open>>, password: string, repeat = password) => {
    await user.type(screen.getByLabelText('New password'), password)
    await user.type(screen.getByLabelText('Repeat the new password'), `${repeat}{Enter}`)
  }

  it('removes the token from the address, the history and the title, and stores it nowhere', async () => {
    await open(`/resetpassword?token=${token}`)
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(token).not.toBe('')
    expect(JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }])).not.toContain(token)
    expect(document.title).toBe('Password Reset | Customer Dashboard')
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    expect(screen.getByLabelText('Repeat the new password')).toHaveAttribute('autocomplete', 'new-password')
  })

  it('offers the new password on the page of the link alone', async () => {
    const user = await open(`/resetpassword?token=${token}`)
    await user.click(screen.getByRole('link', { name: 'Login with an existing account' }))
    const forgotten = await screen.findByRole('link', { name: 'Forgotten your password?' })
    await user.click(forgotten)
    await heading('Reset your password')
    expect(screen.getByRole('textbox', { name: 'Email address' })).toBeVisible()
  })

  it('sets the password; Continue leads to the login, where it works', async () => {
    const user = await open(`/resetpassword?token=${token}`)
    await type(user, newPassword)
    const prompt = await screen.findByRole('dialog', { name: 'Successful password reset!' })
    await user.click(within(prompt).getByRole('button', { name: 'Continue' }))
    await heading("Let's get you logged in")
    expect(JSON.stringify(window.history.state)).not.toContain(token)
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('demo@example.com')
    await user.type(screen.getByLabelText('Password'), `${newPassword}{Enter}`)
    await heading('Manage My Bookings')
    expect(window.location.pathname).toBe('/')
  })

  it('no longer offers a used link, however the prompt closed', async () => {
    const user = await open(`/resetpassword?token=${token}`)
    await type(user, newPassword)
    const prompt = await screen.findByRole('dialog', { name: 'Successful password reset!' })
    await user.click(within(prompt).getByRole('button', { name: 'Close' }))
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Login with an existing account' })).toBeVisible()
  })
})
