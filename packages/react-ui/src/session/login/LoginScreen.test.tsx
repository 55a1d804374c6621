import { texts } from '@booking-dashboard/core'
import { demoPassword } from '@booking-dashboard/fake-backend'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fail } from '../../../test/fail'
import { createWorld, type World } from '../../../test/createWorld'
import { openApp } from '../../../test/openApp'

let world: World
beforeEach(async () => {
  world = await createWorld()
})

const open = async (path = '/login') => {
  const { user } = await openApp(world, path)
  await screen.findByRole('heading', { level: 1, name: "Let's get you logged in" })
  return {
    user,
    email: screen.getByRole('textbox', { name: 'Email address' }),
    password: screen.getByLabelText('Password'),
    logIn: screen.getByRole('button', { name: 'Sign in' }),
  }
}
const logins = () => world.calls.filter(({ call }) => call === 'POST /api/customer/login')

describe('/login', () => {
  it('has its title, and neither header nor footer', async () => {
    await open()
    await waitFor(() => expect(document.title).toBe('Login | Customer Dashboard'))
    expect(screen.queryByRole('link', { name: /^Home/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })

  it('checks the e-mail address on blur, and withdraws the message once it is valid', async () => {
    const { user, email } = await open()
    await user.type(email, 'demo')
    expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument()
    await user.tab()
    expect(screen.getByText('Invalid email address')).toBeVisible()
    expect(email).toHaveAccessibleDescription(/Invalid email address/)
    await user.type(email, '@example.com')
    expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument()
  })

  it('blocks invalid input: says why, focuses the first field, and sends nothing', async () => {
    const { user, email, password, logIn } = await open()
    await user.click(logIn)
    expect(screen.getByText('Invalid email address')).toBeVisible()
    expect(screen.getByText('Password must not be empty')).toBeVisible()
    expect(email).toHaveFocus()
    await user.type(email, 'demo@example.com')
    await user.type(password, '   {Enter}')
    expect(password).toHaveFocus()
    expect(logins()).toEqual([])
  })

  it('says once, and beside the form, that there was no connection', async () => {
    const { user, email, password } = await open()
    fail(world.backend, 'login', 'once', { kind: 'drop' })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.type(email, 'demo@example.com')
    await user.type(password, `${demoPassword}{Enter}`)
    const title = await screen.findByRole('heading', { name: texts.failure.offlineUnsent })
    expect(title.closest('[role=alert]')).toBeVisible()
    expect(screen.getAllByText(texts.failure.offlineUnsent)).toHaveLength(1)
    expect(password).toHaveValue(demoPassword)
  })

  it('shows the reason of a failed sign-in once, and leads to the support team if only it can help', async () => {
    const { user, email, password } = await open()
    await user.type(email, 'locked@example.com')
    await user.type(password, `${demoPassword}{Enter}`)
    const why = /^Your account has been locked/
    await screen.findByRole('heading', { name: why })
    expect(screen.getAllByText(why)).toHaveLength(1)
    expect(email).toHaveValue('locked@example.com')
    const ways = within(await screen.findByRole('list', { name: 'Get help' }))
    expect(ways.getByRole('link', { name: 'Call +44 20 7946 0018' })).toHaveAttribute('href', 'tel:+442079460018')
    expect(ways.getByRole('link', { name: 'Email help@meridian.example' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Choose a new password' })).not.toBeInTheDocument()
  })

  it('leads to a new password if that may help', async () => {
    const { user, email, password } = await open()
    await user.type(email, 'demo@example.com')
    await user.type(password, 'wrong{Enter}')
    await user.click(await screen.findByRole('link', { name: 'Choose a new password' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  })
})
