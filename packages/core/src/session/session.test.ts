import type { NewPrompt, PromptAction } from '../messages/MessageStore.js'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { failedAt, forbidden, networkFailure, notFound, serverFailure, unauthorised } from '../failure/Failure.js'
import { paths } from '../navigation/paths.js'
import { credentials, inside, openSession as opened, outside, refused } from '../../test/openSession.js'
import { settled } from '../../test/VirtualTime.js'
import { isOver } from '../reactive/Lifetime.js'
import { admission, isSignedIn, type SessionState } from './SessionState.js'

const minutes = 60_000
type Opened = ReturnType<typeof opened>
const textOfUnknown = "It looks like we're having a few problems with your request."

describe('signing in', () => {
  const mustReset = { code: '15000060', message: null }
  it('sends the input trimmed', async () => {
    const { signIn, calls } = opened()
    await signIn(inside, { email: '  demo@example.com ', password: '\tPassw0rd! ' })
    expect(calls[0]?.sent).toEqual(credentials)
  })

  it('ignores a second submit during the first', async () => {
    const { session, logins, called } = opened()
    const first = session.signIn(credentials)
    const second = session.signIn({ email: 'other@example.com', password: 'x' })
    logins[0]?.resolve(inside)
    expect(await Promise.all([first, second])).toEqual([{ kind: 'signedIn' }, { kind: 'signedIn' }])
    expect(called()).toEqual(['login'])
    expect(session.state$.value).toMatchObject({ kind: 'signedIn', email: 'demo@example.com' })
  })

  it.each([
    ['says so', right({ authenticated: true, resetRequired: true })],
    ['refuses with the code of a required reset', refused('15000060')],
    ['does so with a 401', left(unauthorised([mustReset]))],
    ['does so with a 403', left(forbidden([mustReset]))],
    ['does so with a 404', left(notFound([mustReset]))],
  ])('ends as resetRequired if the back end %s', async (_how, answer) => {
    const { session, signIn, notified } = opened()
    expect(await signIn(answer)).toEqual({ kind: 'resetRequired' })
    expect(session.state$.value).toMatchObject({ kind: 'signedIn', resetRequired: true })
    expect(notified).toEqual([])
  })

  it('with a password that must be changed leads every page but /login and /changepassword to /changepassword', async () => {
    const { session, signIn } = opened()
    expect(session.mustChangePassword(paths.bookings)).toBe(false)
    await signIn(right({ authenticated: true, resetRequired: true }))
    expect([paths.bookings, paths.error].every(session.mustChangePassword)).toBe(true)
    expect([paths.login, paths.changePassword].some(session.mustChangePassword)).toBe(false)
  })

  it.each([
    [
      'that is refused',
      'refused',
      refused('15000030'),
      'Your account has been locked, please contact our support team',
    ],
    [
      'that nobody answers',
      'failed',
      left(networkFailure),
      "We're having problems signing you in right now. Please try again.",
    ],
    [
      'that is answered by "not authenticated"',
      'refused',
      outside,
      "We couldn't find an account with those details. Please check your email address or password and try again",
    ],
  ] as const)('%s stores the error, shows the reason and stays', async (_what, how, answer, text) => {
    const { session, signIn, notified, visited } = opened()
    const outcome = await signIn(answer)
    const state = session.state$.value
    expect(outcome.kind).toBe(how)
    expect('failure' in outcome && state.kind === 'signedOut' && state.failure === outcome.failure).toBe(true)
    expect(notified).toEqual([text])
    expect(visited).toEqual([])
    expect(await signIn(inside)).toEqual({ kind: 'signedIn' })
  })

  it('leaves nothing of an earlier sign-in behind', async () => {
    const { signIn, ends } = opened()
    await signIn()
    const before = ends.length
    await signIn(inside, { email: 'new@example.com', password: 'x' })
    expect(ends.length).toBe(before + 1)
  })
})

describe('the check', () => {
  it.each([
    ['in the errors', left(serverFailure([{ code: '99999999', message: null }])), 'signIn'],
    ['with a 401', left(unauthorised([])), 'signIn'],
    ['with a 403', left(forbidden()), 'refuse'],
  ] as const)('that is refused %s leaves the customer out', async (_, answer, admitted) => {
    const { session, check, called, time } = opened()
    expect((await check(answer)).kind).toBe('failed')
    expect([session.state$.value.kind, session.admission$.value]).toEqual(['signedOut', admitted])
    await time.advance(60 * minutes)
    expect(called()).toEqual(['check'])
  })

  it('runs once, however often it is requested meanwhile', async () => {
    const { session, checks, called } = opened()
    const both = [session.check(), session.check()]
    checks[0]?.resolve(inside)
    await Promise.all(both)
    expect(called()).toEqual(['check'])
  })

  it('changes nothing if its answer follows a sign-in or a sign-out', async () => {
    const { session, signIn, checks, logouts } = opened()
    const late = session.check()
    await signIn()
    checks[0]?.resolve(outside)
    await late
    expect(session.state$.value).toMatchObject({ kind: 'signedIn', email: 'demo@example.com' })
    const later = session.check()
    const signOut = session.signOut()
    logouts[0]?.resolve(right(undefined))
    await signOut
    checks[1]?.resolve(inside)
    await later
    expect(session.state$.value).toEqual({ kind: 'signedOut', failure: null, chosen: true })
  })
})

describe('after 30 minutes', () => {
  it('a sign-in is valid until 29:59.999', () => {
    const state: SessionState = { kind: 'signedIn', since: 5000, resetRequired: false, email: null }
    expect(isSignedIn(state, 5000)).toBe(true)
    expect(isSignedIn(state, 5000 + 30 * minutes - 1)).toBe(true)
    expect(isSignedIn(state, 5000 + 30 * minutes)).toBe(false)
  })

  it('the check repeats at 30:00, not at 29:59, and the sign-in stays visible meanwhile', async () => {
    const { session, signIn, time, called } = opened()
    await signIn()
    await time.advance(30 * minutes - 1000)
    expect(session.state$.value.kind).toBe('signedIn')
    await time.advance(999)
    expect(called()).toEqual(['login'])
    await time.advance(1)
    expect(called()).toEqual(['login', 'check'])
    expect(session.state$.value).toMatchObject({ kind: 'checking', previous: { email: 'demo@example.com' } })
    expect(session.isRechecking$.value).toBe(true)
  })

  it('the check repeats as the page returns if the device slept, so that no timer ran; not before', async () => {
    const { session, signIn, time, called } = opened()
    session.checkIfDue()
    await signIn()
    time.frame += 30 * minutes - 1
    session.checkIfDue()
    expect(called()).toEqual(['login'])
    time.frame += 1
    session.checkIfDue()
    session.checkIfDue()
    expect([called(), session.state$.value.kind]).toEqual([['login', 'check'], 'checking'])
  })

  it.each([
    [
      'is no longer known',
      outside,
      'You have been automatically logged out after a period of inactivity. Please login again.',
    ],
    ['is refused', left(serverFailure([{ code: '99999999', message: null }])), textOfUnknown],
  ] as const)(
    'a customer who %s is signed out with a message, and everything is forgotten',
    async (_what, answer, text) => {
      const { session, signIn, time, checks, messages, ends } = opened()
      await signIn()
      const before = ends.length
      await time.advance(30 * minutes)
      checks[0]?.resolve(answer)
      await settled()
      expect(session.state$.value.kind).toBe('signedOut')
      expect(messages.toasts$.value).toMatchObject([{ type: 'danger', message: text }])
      expect(ends.length).toBe(before + 1)
    },
  )
})

describe('signing out', () => {
  it('asks first', async () => {
    const { session, messages, called, logouts } = opened()
    await session.askToSignOut()
    const prompt = messages.prompt$.value
    expect(prompt).toMatchObject({ message: 'You are about to sign out. Do you want to continue?', required: false })
    expect(prompt?.actions.map(({ label }: PromptAction) => label)).toEqual(['Sign Out', 'Cancel'])
    messages.act(prompt?.id ?? '', 1)
    expect(called()).toEqual([])
    await session.askToSignOut()
    messages.act(messages.prompt$.value?.id ?? '', 0)
    expect(called()).toEqual(['logout'])
    logouts[0]?.resolve(right(undefined))
    await settled()
    expect(messages.prompt$.value).toBeNull()
  })

  it('names the copy that is kept on this device, and what happens to it', async () => {
    const { session, messages, device, time } = opened()
    device.name = Promise.resolve('Barcelona')
    await session.askToSignOut()
    expect(time.waiting).toBe(0)
    expect(messages.prompt$.value).toMatchObject({
      type: 'info',
      message: [
        'Barcelona is kept on this device. Signing out removes it from this device.',
        'You are about to sign out. Do you want to continue?',
      ],
    })
  })

  it('asks once, after a second at most, if the device does not say what it keeps', async () => {
    const { session, messages, device, time } = opened()
    device.name = new Promise(() => undefined)
    const asked = [session.askToSignOut(), session.askToSignOut()]
    time.advance(999)
    await settled()
    expect(messages.prompt$.value).toBeNull()
    time.advance(1)
    await Promise.all(asked)
    messages.act(messages.prompt$.value?.id ?? '', 1)
    expect(messages.prompt$.value).toBeNull()
  })

  it('names what is unfinished in its prompt', async () => {
    const { session, messages, unfinished } = opened()
    unfinished.add(() => ['Your payment has not ended yet.'])
    await session.askToSignOut()
    expect(messages.prompt$.value).toMatchObject({
      type: 'warning',
      message: ['Your payment has not ended yet.', 'You are about to sign out. Do you want to continue?'],
    })
  })

  it('in another tab leads to the login page from any page, and leaves no message of the session', async () => {
    const { session, signIn, hearFromOtherTab, messages, standAt, visited } = opened()
    await signIn()
    standAt('/error')
    messages.toast('info', 'something of the session')
    hearFromOtherTab('signedOut')
    expect(session.state$.value).toEqual({ kind: 'signedOut', failure: null, chosen: true })
    expect([visited, messages.toasts$.value]).toEqual([['/login'], []])
  })

  it('is requested from the back end once for several submits', async () => {
    const { session, signIn, logouts, called, visited } = opened()
    await signIn()
    const both = [session.signOut(), session.signOut()]
    logouts[0]?.resolve(right(undefined))
    await Promise.all(both)
    expect(called()).toEqual(['login', 'logout'])
    expect(visited).toEqual(['/login'])
    void session.signOut()
    expect(called()).toEqual(['login', 'logout', 'logout'])
  })

  it.each([
    ['a refusal', refused('99999999'), textOfUnknown],
    ['an answer that was lost', left(networkFailure), null],
  ])('leaves the customer signed in after %s, with a message', async (_, answer, message) => {
    const { session, signIn, logouts, notified, texts } = opened()
    await signIn()
    const outcome = session.signOut()
    logouts[0]?.resolve(answer)
    expect((await outcome).kind).toBe('failed')
    expect(session.state$.value.kind).toBe('signedIn')
    expect(notified).toEqual([message ?? texts.failure.unclear])
  })

  it('of a session that has already ended is a sign-out', async () => {
    const { session, signIn, logouts, notified } = opened()
    await signIn()
    const outcome = session.signOut()
    logouts[0]?.resolve(left(unauthorised([{ code: '11000011', message: null }])))
    expect(await outcome).toEqual({ kind: 'signedOut' })
    expect(notified).toEqual(['You have successfully signed out!'])
  })
})

describe('the tabs of one browser', () => {
  it('are told of a sign-in, and of each check that renews the session', async () => {
    const { signIn, check, words } = opened()
    await check(outside)
    expect(words).toEqual([])
    await signIn()
    await check(inside)
    expect(words).toEqual(['signedIn', 'renewed'])
  })

  it('stay signed out if they are, and another one only renews its session', async () => {
    const { session, check, called, hearFromOtherTab } = opened()
    await check(outside)
    hearFromOtherTab('renewed')
    expect([session.state$.value.kind, called()]).toEqual(['signedOut', ['check']])
  })

  it('are signed in by a sign-in in another, and keep nothing of what was typed to sign in', async () => {
    const { session, check, checks, called, hearFromOtherTab, standAt } = opened()
    standAt('/login?again')
    await check(outside)
    session.form.type('email', 'other@example.com')
    hearFromOtherTab('signedIn')
    expect([session.presence$.value, called()]).toEqual(['unknown', ['check', 'check']])
    checks[1]?.resolve(inside)
    await settled()
    expect(session.state$.value).toMatchObject({ kind: 'signedIn', email: null })
    expect(session.form.state$.value.values).toEqual({ email: '', password: '' })
  })

  it('stay as they are on a page for visitors, such as that of a reset link, after a sign-in in another', async () => {
    const { session, check, called, hearFromOtherTab, standAt, ends } = opened()
    standAt('/resetpassword')
    await check(outside)
    const before = ends.length
    hearFromOtherTab('signedIn')
    expect([session.state$.value.kind, called(), ends.length]).toEqual(['signedOut', ['check'], before])
  })

  it('finish their own sign-in, whatever happens in another', async () => {
    const { session, logins, called, hearFromOtherTab } = opened()
    const outcome = session.signIn(credentials)
    hearFromOtherTab('signedIn')
    logins[0]?.resolve(inside)
    expect([await outcome, called()]).toEqual([{ kind: 'signedIn' }, ['login']])
  })
})

describe('a prompt of a session', () => {
  const ofPayment: NewPrompt = { type: 'warning', header: 'Paid', message: 'PAY-61001', required: true, actions: [] }
  const ends: readonly (readonly [string, (world: Opened) => Promise<void> | void])[] = [
    [
      'runs out',
      async ({ time, checks }) => {
        await time.advance(30 * minutes)
        checks.at(-1)?.resolve(outside)
        await settled()
      },
    ],
    ['ends with a 401', async ({ failures }) => failures.handle(failedAt('getBooking')(unauthorised([])))],
    [
      'may be another customer’s, after a sign-in in another tab',
      async ({ hearFromOtherTab }) => hearFromOtherTab('signedIn'),
    ],
  ]
  it.each(ends)('goes when the session %s', async (_, end) => {
    const world = opened()
    await world.signIn()
    world.messages.prompt(ofPayment)
    await end(world)
    expect(world.messages.prompt$.value).toBeNull()
  })

  it('is not shown if the session ended while the question before a sign-out waited for the device', async () => {
    const { session, signIn, store, messages, device, time } = opened()
    await signIn()
    device.name = new Promise(() => undefined)
    const asked = session.askToSignOut()
    store.revoke()
    await time.advance(1000)
    await asked
    expect(messages.prompt$.value).toBeNull()
  })
})

describe('a sign-in in another tab', () => {
  it('leaves no toast of the earlier session', async () => {
    const { signIn, messages, hearFromOtherTab } = opened()
    await signIn()
    messages.toast('success', 'something of the session')
    hearFromOtherTab('signedIn')
    expect(messages.toasts$.value).toEqual([])
  })
})

describe('an answer for another customer', () => {
  it('drops what is shown, leads to the bookings and says so; the session is checked anew', async () => {
    const { session, signIn, owner, messages, called, visited, standAt, ends, checks } = opened()
    await signIn()
    owner.owns('1')
    standAt('/profile')
    messages.toast('info', 'something of the session')
    const before = ends.length
    expect(owner.owns('2')).toBe(false)
    expect([session.state$.value.kind, ends.length, visited, called()]).toEqual([
      'checking',
      before + 1,
      ['/'],
      ['login', 'check'],
    ])
    expect(messages.toasts$.value.map(({ message }) => message)).toEqual([
      'Another account signed in on this browser, so this page now shows that account.',
    ])
    checks[0]?.resolve(inside)
    await settled()
    expect([session.state$.value, owner.owns('2')]).toMatchObject([{ kind: 'signedIn', email: null }, true])
  })
})

describe('the end of a session', () => {
  it('cancels its calls, but no call that was made to last', () => {
    const { scope } = opened()
    const heard: string[] = []
    const context = scope.context()
    const lasting = scope.lastingContext()
    const removed = (): void => void heard.push('removed')
    context.signal?.addEventListener('abort', () => heard.push('cancelled'))
    context.signal?.addEventListener('abort', removed)
    context.signal?.removeEventListener('abort', removed)
    expect(context.signal?.aborted).toBe(false)
    scope.end()
    scope.end()
    expect(heard).toEqual(['cancelled'])
    expect(context.signal?.aborted).toBe(true)
    expect(lasting.signal?.aborted).toBe(false)
    expect(scope.context().signal?.aborted).toBe(false)
  })

  it('cancels the calls of a customer from the start, until somebody signs in; not those of a visitor', async () => {
    const { scope, store, signIn } = opened()
    store.revoke()
    const now = () => [scope.context(), scope.visitorContext(), scope.lastingContext()].map(isOver)
    expect(now()).toEqual([true, false, false])
    await signIn()
    expect(now()).toEqual([false, false, false])
  })
})

describe('the visitor of a public page', () => {
  it('is unknown before the first check, and stays known while the session is checked again', async () => {
    const { session, check, time, checks } = opened()
    const presence = () => session.presence$.value
    expect(presence()).toBe('unknown')
    const first = check(inside)
    expect(presence()).toBe('unknown')
    await first
    expect(presence()).toBe('signedIn')
    await time.advance(30 * minutes)
    expect(presence()).toBe('signedIn')
    checks[1]?.resolve(outside)
    await settled()
    expect(presence()).toBe('signedOut')
    void session.signIn(credentials)
    expect(presence()).toBe('signedOut')
  })

  it('is unknown while a sign-in in another tab is checked, and nobody’s e-mail stays', async () => {
    const { session, signIn, hearFromOtherTab, checks, ends } = opened()
    await signIn()
    const before = ends.length
    hearFromOtherTab('signedIn')
    expect([session.presence$.value, ends.length]).toEqual(['unknown', before + 1])
    checks[0]?.resolve(inside)
    await settled()
    expect(session.state$.value).toMatchObject({ kind: 'signedIn', email: null })
  })
})

describe('the access to a page that needs a sign-in', () => {
  const signedIn = { kind: 'signedIn', since: 0, email: null } as const
  const table: readonly (readonly [SessionState, string])[] = [
    [{ kind: 'unknown' }, 'wait'],
    [{ kind: 'checking', previous: null }, 'wait'],
    [{ kind: 'signingIn', email: 'demo@example.com' }, 'signIn'],
    [{ kind: 'signedOut', failure: null, chosen: false }, 'signIn'],
    [{ kind: 'signedOut', failure: null, chosen: false, refused: true }, 'refuse'],
    [{ ...signedIn, resetRequired: false }, 'admit'],
    [{ ...signedIn, resetRequired: true }, 'changePassword'],
  ]
  it.each(table)('%o: %s', (state, expected) => {
    expect(admission(state)).toBe(expected)
  })
})
