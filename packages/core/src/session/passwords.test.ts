import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure, notFound, serverFailure } from '../failure/Failure.js'
import { paths } from '../navigation/paths.js'
import { openPasswords } from '../../test/openPasswords.js'
import type { Passwords } from './passwords.js'

const refused = (message: string | null) => left(serverFailure([{ code: null, message }]))

describe('a change of password', () => {
  it('is sent trimmed, ends the required reset, opens the bookings and shows a message', async () => {
    const { passwords, store, sent, visited, notified } = openPasswords()
    store.set({ kind: 'signedIn', since: 0, resetRequired: true, email: 'reset@example.com' })
    const end = await passwords.change({ currentPassword: ' Passw0rd! ', password: ' N3wPassw0rd ' })
    expect(end).toEqual({ kind: 'saved' })
    expect(sent).toEqual([{ currentPassword: 'Passw0rd!', password: 'N3wPassw0rd' }])
    expect(store.state$.value).toMatchObject({ kind: 'signedIn', resetRequired: false, email: 'reset@example.com' })
    expect(visited).toEqual(['/'])
    expect(notified).toEqual(['Your password was successfully updated!'])
  })

  it('opens the requested page', async () => {
    const { passwords, visited } = openPasswords()
    await passwords.change({ currentPassword: 'a', password: 'N3wPassw0rd', redirectPath: paths.profile })
    expect(visited).toEqual(['/profile'])
  })
})

describe('an invalid password', () => {
  it.each([
    ['Passw0r', 'Use at least 8 characters.'],
    ['Passw0    ', 'Use at least 8 characters.'],
    ['x'.repeat(129), 'Use no more than 128 characters.'],
  ])('is not sent: %j', async (password, problem) => {
    const { passwords, sent } = openPasswords()
    expect(await passwords.change({ currentPassword: 'a', password })).toEqual({ kind: 'invalid', problem })
    expect(await passwords.setNewPassword('t0ken', password)).toEqual({ kind: 'invalid', problem })
    expect(sent).toEqual([])
  })

  it('needs a current one and an address', async () => {
    const { passwords, sent } = openPasswords()
    const change = await passwords.change({ currentPassword: ' ', password: 'N3wPassw0rd' })
    expect(change).toEqual({ kind: 'invalid', problem: 'Enter your current password.' })
    expect(await passwords.requestReset('demo@example..com')).toEqual({
      kind: 'invalid',
      problem: 'Invalid email address',
    })
    expect(sent).toEqual([])
  })
})

describe('the request for a reset', () => {
  it('drops earlier toasts, such as the one of the sign-out', async () => {
    const { passwords, messages } = openPasswords()
    messages.toast('success', 'You have successfully signed out!')
    await passwords.requestReset('demo@example.com')
    expect(messages.toasts$.value.map(({ message }) => message)).toEqual([
      'Please check your emails for your temporary password.',
    ])
  })

  it('is sent once for each address that is asked for at once', async () => {
    const { passwords, sent } = openPasswords()
    await Promise.all(['a@example.com', 'b@example.com', 'a@example.com'].map(passwords.requestReset))
    expect(sent).toEqual(['a@example.com', 'b@example.com'])
  })

  it('shows the failure, and stays', async () => {
    const { passwords, visited, notified, prompt, texts } = openPasswords(left(networkFailure))
    await passwords.requestReset('demo@example.com')
    expect([visited, notified, prompt()]).toEqual([[], [texts.failure.unclear], null])
  })
})

describe('the new password of a reset link', () => {
  it('is sent with its token, and Continue leads to the login', async () => {
    const { passwords, sent, visited, messages, prompt } = openPasswords()
    expect(await passwords.setNewPassword('t0ken', ' N3wPassw0rd ')).toEqual({ kind: 'saved' })
    expect(sent).toEqual([{ token: 't0ken', password: 'N3wPassw0rd' }])
    expect(prompt()).toMatchObject({
      ...{ type: 'success', header: 'Successful password reset!', listed: false, required: false },
      actions: [{ label: 'Continue', emphasis: 'primary' }],
    })
    expect(visited).toEqual([])
    messages.act(prompt()?.id ?? '', 0)
    expect(visited).toEqual(['/login'])
  })

  it.each([
    [refused('This link has been used.'), 'This link has been used.', 1],
    [refused(null), 'Oops, something went wrong.', 1],
    [left(notFound([{ code: null, message: 'No such link.' }])), 'No such link.', 1],
    [left(networkFailure), 'Oops, something went wrong.', 0],
  ])('shows the reason from the back end alone, reports it, and can be tried again', async (answer, message, count) => {
    const { passwords, visited, reports, notified, messages, prompt } = openPasswords(answer)
    expect(await passwords.setNewPassword('t0ken', 'N3wPassw0rd')).toMatchObject({
      kind: 'failed',
      failure: { operation: 'changePassword' },
    })
    expect(prompt()).toMatchObject({
      ...{ type: 'danger', header: 'Unsuccessful password reset!', message, listed: false },
      actions: [{ label: 'Try again', emphasis: 'primary' }],
    })
    messages.act(prompt()?.id ?? '', 0)
    expect([visited, prompt()]).toEqual([[], null])
    expect([notified, reports]).toEqual([
      [],
      Array.from({ length: count }, () => ({ code: 'changePassword', message: '', severity: 'error' })),
    ])
  })
})

describe('the message about a new password', () => {
  const password = 'N3wPassw0rd'

  it('is a success toast, and a prompt if there is something to read', async () => {
    const types = ({ messages }: ReturnType<typeof openPasswords>) => messages.toasts$.value.map(({ type }) => type)
    const changed = openPasswords()
    await changed.passwords.change({ currentPassword: 'a', password })
    expect(types(changed)).toEqual(['success'])
    const asked = openPasswords()
    expect(await asked.passwords.requestReset(' ada@example.com ')).toEqual({ kind: 'saved' })
    expect([types(asked), asked.typed]).toEqual([['success'], ['ada@example.com']])
    expect(asked.prompt()).toMatchObject({ type: 'warning', listed: false, required: false })
    expect(asked.prompt()?.actions.map(({ emphasis }) => emphasis)).toEqual(['primary'])
  })

  it('is not shown if the session of a change ended before the answer', async () => {
    const all = openPasswords()
    const end = all.passwords.change({ currentPassword: 'a', password })
    all.scope.end()
    expect(await end).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
    expect([all.notified, all.visited, all.prompt()]).toEqual([[], [], null])
  })

  it.each([
    ['a request', ({ requestReset }: Passwords) => requestReset('ada@example.com')],
    ['a link', ({ setNewPassword }: Passwords) => setNewPassword('token', password)],
  ])('is shown for %s although somebody signs in meanwhile, and leads nowhere', async (_, submit) => {
    const { passwords, scope, store, visited, prompt } = openPasswords()
    const end = submit(passwords)
    scope.end()
    store.set({ kind: 'signedIn', since: 0, resetRequired: false, email: null })
    expect(await end).toEqual({ kind: 'saved' })
    expect([prompt() === null, visited]).toEqual([false, []])
  })
})
