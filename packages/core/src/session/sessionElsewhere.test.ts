import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { inside, openSession as opened, outside, refused } from '../testing/openSession.js'
import { settled } from '../testing/VirtualTime.js'

const minutes = 60_000

describe('what is typed to sign in', () => {
  it('is sent only where it can be right: nobody is asked otherwise', async () => {
    const { session, called, time } = opened()
    expect(await session.signIn({ email: 'demo', password: '   ' })).toEqual({
      kind: 'invalid',
      problems: { email: 'Invalid email address', password: 'Password must not be empty' },
    })
    await time.advance(0)
    expect([called(), session.state$.value.kind]).toEqual([[], 'unknown'])
  })

  it('is checked once a field lost its focus, and gone after the sign-in', async () => {
    const { session, logins } = opened()
    const { form } = session
    form.type('email', 'demo')
    expect(form.state$.value.problems).toEqual({ email: null, password: null })
    form.leave('email')
    expect(form.state$.value.problems).toEqual({ email: 'Invalid email address', password: null })
    form.type('email', 'demo@example.com')
    form.type('password', 'Passw0rd!')
    expect(form.state$.value.problems).toEqual({ email: null, password: null })
    const outcome = form.submit()
    expect(form.state$.value.busy).toBe(true)
    logins[0]?.resolve(inside)
    expect(await outcome).toEqual({ kind: 'signedIn' })
    expect(form.state$.value).toMatchObject({ busy: false, values: { email: '', password: '' }, failed: [] })
  })

  it('stays after a refusal, with the reason beside it', async () => {
    const { session, logins } = opened()
    session.form.type('email', 'locked@example.com')
    session.form.type('password', 'x')
    const outcome = session.form.submit()
    logins[0]?.resolve(refused('15000030'))
    await outcome
    expect(session.form.state$.value).toMatchObject({
      values: { email: 'locked@example.com', password: 'x' },
      failed: ['Your account has been locked, please contact our support team'],
    })
  })
})

describe('signing in again', () => {
  const form = async (end: (open: ReturnType<typeof opened>) => unknown, typed = true) => {
    const open = opened()
    await open.signIn()
    if (typed) open.drafts.keep('profile', { town: 'Leeds' })
    await end(open)
    const { values, again } = open.session.form.state$.value
    return { email: values.email, again }
  }

  it('after a session that ran out begins with the e-mail, and says that what was typed is kept', async () => {
    const email = 'demo@example.com'
    expect(await form(({ store }) => store.revoke())).toEqual({
      email,
      again: 'Sign in to continue; what you typed is kept.',
    })
    expect(await form(({ check }) => check(outside), false)).toEqual({
      email,
      again: 'Sign in to continue where you were.',
    })
  })

  it('after a sign-out, or as somebody else, begins with nothing', async () => {
    const nothing = { email: '', again: null }
    expect(await form(({ store }) => store.revoke('byCustomer'))).toEqual(nothing)
    const asSomebodyElse = async ({ session, checks }: ReturnType<typeof opened>) => {
      const outcome = session.checkAnew()
      checks.at(-1)?.resolve(outside)
      await outcome
    }
    expect(await form(asSomebodyElse)).toEqual(nothing)
  })

  it('says nothing of it any more once it is done', async () => {
    expect(
      await form(async ({ store, signIn }) => {
        store.revoke()
        await signIn()
      }),
    ).toMatchObject({ again: null })
  })
})

describe('the other tabs', () => {
  it('are told of a sign-in, a renewal and a sign-out', async () => {
    const { signIn, check, session, logouts, words } = opened()
    await signIn()
    await check(inside)
    const out = session.signOut()
    logouts[0]?.resolve(right(undefined))
    await out
    expect(words).toEqual(['signedIn', 'renewed', 'signedOut'])
  })

  it('that sign in have this one forget everything and ask anew who is there', async () => {
    const { signIn, session, ends, checks, hearFromOtherTab } = opened()
    hearFromOtherTab('signedIn')
    expect(checks).toHaveLength(0)
    await signIn()
    const before = ends.length
    hearFromOtherTab('signedIn')
    expect([ends.length, session.admission$.value]).toEqual([before + 1, 'wait'])
    checks[0]?.resolve(inside)
    await settled()
    expect(session.state$.value).toMatchObject({ kind: 'signedIn', email: null })
  })

  it('that stay signed in move the end of this one, so that nobody is told of an end that does not come', async () => {
    const { signIn, session, time, called, hearFromOtherTab } = opened()
    await signIn()
    await time.advance(29 * minutes)
    hearFromOtherTab('renewed')
    await time.advance(29 * minutes)
    expect([called(), session.state$.value]).toEqual([['login'], expect.objectContaining({ since: 29 * minutes })])
  })

  it('that sign out sign this one out', async () => {
    const { signIn, session, visited, hearFromOtherTab } = opened()
    await signIn()
    hearFromOtherTab('signedOut')
    expect([session.state$.value, visited]).toEqual([{ kind: 'signedOut', failure: null, chosen: true }, ['/login']])
  })
})

describe("an answer that is another customer's", () => {
  it('has everything forgotten before anything of it can be shown, and says why', async () => {
    const { signIn, session, owner, ends, checks, said, visited } = opened()
    await signIn()
    expect([owner.owns('7001'), owner.owns('7001')]).toEqual([true, true])
    const before = ends.length
    expect(owner.owns('7003')).toBe(false)
    expect([ends.length, session.admission$.value, visited]).toEqual([before + 1, 'wait', ['/']])
    expect(said).toEqual(['Another account signed in on this browser, so this page now shows that account.'])
    expect(owner.owns('7003')).toBe(true)
    checks[0]?.resolve(inside)
    await settled()
    expect(session.state$.value.kind).toBe('signedIn')
  })
})

describe('a page that a browser brings back', () => {
  it('shows nothing before it is known who is there now, even where a check was under way', async () => {
    const { signIn, session, checks } = opened()
    await signIn()
    void session.check()
    const anew = session.checkAnew()
    expect(session.admission$.value).toBe('wait')
    checks[0]?.resolve(inside)
    await settled()
    expect(session.admission$.value).toBe('wait')
    checks[1]?.resolve(outside)
    expect(await anew).toEqual({ kind: 'signedOut' })
  })
})
