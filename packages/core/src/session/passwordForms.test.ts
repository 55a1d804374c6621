import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, networkFailure, serverFailure } from '../failure/Failure.js'
import { createSurroundings } from '../testing/createSurroundings.js'
import { createPasswords } from './passwords.js'

const opened = (answer: Either<ApiFailure, void> = right(undefined)) => {
  const around = createSurroundings()
  let count = 0
  const send = () => async () => {
    count += 1
    return answer
  }
  const api = { changePassword: send, resetPassword: send } as never
  const passwords = createPasswords({
    ...around,
    api,
    store: around.sessionStore,
    signInForm: { type: () => undefined },
    clock: around.time,
    onFailure: around.failures.handle,
  })
  return { ...around, passwords, sent: () => count }
}
const next = 'What you typed is still here. Wait a moment, then try once more.'
const refused = (...codes: readonly [string | null, string | null][]) => {
  const [first = { code: null, message: null }, ...rest] = codes.map(([code, message]) => ({ code, message }))
  return left(serverFailure([first, ...rest]))
}
const fill = ({ changeForm }: ReturnType<typeof createPasswords>, repeat = 'N3wPassw0rd') => {
  changeForm.type('current', 'Passw0rd!')
  changeForm.type('password', 'N3wPassw0rd')
  changeForm.type('repeat', repeat)
}

describe('the form for a change of password', () => {
  it('says what is wrong once it is sent, and asks nobody', async () => {
    const { passwords, sent } = opened()
    const { changeForm } = passwords
    changeForm.leave('password')
    expect(changeForm.state$.value.problems).toEqual({ current: null, password: null, repeat: null })
    expect((await changeForm.submit()).kind).toBe('invalid')
    expect(changeForm.state$.value.problems).toEqual({
      current: 'Enter your current password.',
      password: 'Use at least 8 characters.',
      repeat: null,
    })
    fill(passwords, 'another')
    expect(changeForm.state$.value.problems).toMatchObject({ repeat: 'The two new passwords are not the same.' })
    expect(sent()).toBe(0)
  })

  it.each([
    [
      '15000190',
      { current: 'This is not your current password. Type it once more; capital letters count.', password: null },
    ],
    ['15000080', { current: null, password: 'You have this password now. Choose another one.' }],
  ])('says at its field what %s is about, until it is typed anew', async (code, problems) => {
    const { passwords } = opened(refused([code, null]))
    const { changeForm } = passwords
    fill(passwords)
    expect((await changeForm.submit()).kind).toBe('failed')
    expect(changeForm.state$.value).toMatchObject({ problems, failed: [], busy: false })
    expect(changeForm.state$.value.values.password).toBe('N3wPassw0rd')
    changeForm.type('current', 'other')
    changeForm.type('password', 'other-one')
    expect(changeForm.state$.value.problems).toMatchObject({ current: null, password: null })
  })

  it.each([
    [refused([null, 'Too many attempts.']), ['Too many attempts.', next]],
    [left(networkFailure), [next]],
  ])('says above itself what to do where it is about no field', async (answer, failed) => {
    const { passwords } = opened(answer)
    fill(passwords)
    await passwords.changeForm.submit()
    expect(passwords.changeForm.state$.value.failed).toEqual(failed)
  })

  it('keeps no password: not after it was changed, not when it is left, not after the session', async () => {
    const { passwords, scope } = opened()
    const { changeForm } = passwords
    const nothing = { current: '', password: '', repeat: '' }
    changeForm.start()
    fill(passwords)
    expect(await changeForm.submit()).toEqual({ kind: 'done' })
    expect(changeForm.state$.value).toMatchObject({ values: nothing, open: false })
    fill(passwords)
    changeForm.clear()
    expect(changeForm.state$.value.values).toEqual(nothing)
    fill(passwords)
    scope.end()
    expect(changeForm.state$.value.values).toEqual(nothing)
  })
})

describe('the form that asks for a reset', () => {
  it('is ready with a valid address alone', async () => {
    const { passwords, sent } = opened()
    const { resetForm } = passwords
    resetForm.type('email', 'demo@example')
    expect(resetForm.state$.value.ready).toBe(false)
    resetForm.type('email', 'demo@example.com')
    expect(resetForm.state$.value.ready).toBe(true)
    expect(await resetForm.submit()).toEqual({ kind: 'done' })
    expect(sent()).toBe(1)
  })
})

describe('the form of a reset link', () => {
  it('is done once the password was set; one that was refused may be tried again', async () => {
    for (const [answer, done] of [
      [right(undefined), true],
      [left(networkFailure), false],
    ] as const) {
      const form = opened(answer).passwords.newPasswordForm('t0ken')
      form.type('password', 'N3wPassw0rd')
      form.type('repeat', 'N3wPassw0rd')
      await form.submit()
      expect(form.state$.value).toMatchObject({ done, busy: false })
    }
  })
})
