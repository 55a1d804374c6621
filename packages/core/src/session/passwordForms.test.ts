import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure, notFound, serverFailure } from '../failure/Failure.js'
import type { createPasswords } from './passwords.js'
import { openPasswords } from '../../test/openPasswords.js'

const next = 'What you typed is still here. Wait a moment, then try once more.'
const unclearNext =
  'What you typed is still here. Try once more: if your current password is refused, the new one is already in use.'
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
  it('shows the problems once it is sent, and sends no request', async () => {
    const { passwords, sent } = openPasswords()
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
    expect(sent.length).toBe(0)
  })

  it('cannot be edited while it is sent', async () => {
    const { passwords } = openPasswords(left(networkFailure))
    const { changeForm } = passwords
    fill(passwords)
    const end = changeForm.submit()
    changeForm.type('password', 'An0ther!one')
    await end
    expect(changeForm.state$.value.values.password).toBe('N3wPassw0rd')
    changeForm.type('password', 'An0ther!one')
    expect(changeForm.state$.value.values.password).toBe('An0ther!one')
  })

  it.each([
    [
      '15000190',
      { current: 'This is not your current password. Type it once more; capital letters count.', password: null },
    ],
    ['15000080', { current: null, password: 'You have this password now. Choose another one.' }],
  ])('shows a refusal about %s at its field until the field is changed', async (code, problems) => {
    const { passwords } = openPasswords(refused([code, null]))
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
    [refused([null, 'Too many attempts.']), ['Too many attempts.', next], false],
    [left(notFound()), [next], false],
    [left(networkFailure), [unclearNext], true],
  ])('shows a refusal without a field, and advice, above the form', async (answer, failed, mayBeDone) => {
    const { passwords } = openPasswords(answer)
    fill(passwords)
    await passwords.changeForm.submit()
    expect(passwords.changeForm.state$.value).toMatchObject({ failed, mayBeDone })
  })

  it('says that the change may have worked, if the current password is refused after a lost answer', async () => {
    const refusal = refused(['15000190', null])
    const { passwords } = openPasswords(left(networkFailure), '', [refusal, refusal, refusal])
    const { changeForm } = passwords
    const current = async () => {
      fill(passwords)
      await changeForm.submit()
      return changeForm.state$.value.problems.current
    }
    const mayHaveWorked =
      'This is not your current password. Your earlier attempt may have worked: then the new one is already in use.'
    expect([await current(), await current(), await current()]).toEqual([null, mayHaveWorked, mayHaveWorked])
    changeForm.clear()
    expect(await current()).toBe('This is not your current password. Type it once more; capital letters count.')
  })

  it('keeps no password: not after a change, not when it closes, not after the session', async () => {
    const { passwords, scope } = openPasswords()
    const { changeForm } = passwords
    const nothing = { current: '', password: '', repeat: '' }
    changeForm.start()
    fill(passwords)
    expect(await changeForm.submit()).toEqual({ kind: 'saved' })
    expect(changeForm.state$.value).toMatchObject({ values: nothing, open: false })
    fill(passwords)
    changeForm.clear()
    expect(changeForm.state$.value.values).toEqual(nothing)
    changeForm.start()
    fill(passwords)
    scope.end()
    expect(changeForm.state$.value).toMatchObject({ values: nothing, open: false })
  })
})

describe('the form that requests a reset', () => {
  it('can be sent only with a valid address', async () => {
    const { passwords, sent } = openPasswords()
    const { resetForm } = passwords
    resetForm.type('email', 'demo@example')
    expect(resetForm.state$.value.ready).toBe(false)
    resetForm.type('email', 'demo@example.com')
    expect(resetForm.state$.value.ready).toBe(true)
    expect(await resetForm.submit()).toEqual({ kind: 'saved' })
    expect(sent.length).toBe(1)
  })

  it('is sent once, until the address changes, and is forgotten with the session', async () => {
    const { passwords, sent, scope } = openPasswords()
    const { resetForm } = passwords
    resetForm.type('email', 'demo@example.com')
    await resetForm.submit()
    expect(resetForm.state$.value.busy).toBe(false)
    expect([await resetForm.submit(), sent.length]).toEqual([{ kind: 'saved' }, 1])
    resetForm.type('email', 'other@example.com')
    expect([await resetForm.submit(), sent.length]).toEqual([{ kind: 'saved' }, 2])
    scope.end()
    expect(resetForm.state$.value.values.email).toBe('')
  })
})

describe('the form of a reset link', () => {
  it('is done once the password is set; a refused one can be tried again', async () => {
    for (const [answer, done] of [
      [right(undefined), true],
      [left(networkFailure), false],
    ] as const) {
      const form = openPasswords(answer).passwords.newPasswordForm('t0ken')
      form.type('password', 'N3wPassw0rd')
      form.type('repeat', ' N3wPassw0rd ')
      await form.submit()
      expect(form.state$.value).toMatchObject({ done, busy: false })
      expect(form.state$.value.values.password).toBe(done ? '' : 'N3wPassw0rd')
    }
  })
})

describe('the form for a reset link', () => {
  it('begins with the e-mail address that was typed to sign in, and keeps what is typed over it', () => {
    const { resetForm } = openPasswords(right(undefined), 'ada@example.com').passwords
    resetForm.open()
    expect(resetForm.state$.value).toMatchObject({ values: { email: 'ada@example.com' }, ready: true })
    resetForm.type('email', 'other@example.com')
    resetForm.open()
    expect(resetForm.state$.value.values.email).toBe('other@example.com')
  })
})
