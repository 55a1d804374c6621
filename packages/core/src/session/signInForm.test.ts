import { describe, expect, it } from 'vitest'
import { failedAt, type Failure, notFromTheApi, serverFailure } from '../failure/Failure.js'
import { entryOfCode } from '../failure/errorCatalogue.js'
import { texts } from '../composition/texts.js'
import { createState } from '../reactive/Behavior.js'
import type { Credentials } from './SessionApi.js'
import type { SessionState } from './SessionState.js'
import { createSignInForm, type SignInEnd, signInProblems } from './signInForm.js'

const { session: words } = texts.screen
const login = failedAt('login')(notFromTheApi(500))
const signedIn: SessionState = { kind: 'signedIn', since: 0, resetRequired: false, email: 'ada@example.com' }
const signedOut = (change: Partial<Extract<SessionState, { kind: 'signedOut' }>> = {}): SessionState => ({
  ...{ kind: 'signedOut', failure: null, chosen: false },
  ...change,
})

const open = (end: SignInEnd = { kind: 'signedIn' }, holdsDrafts = false, isUnfinished = false) => {
  const session = createState<SessionState>({ kind: 'unknown' })
  const customerId = createState<string | null>('7001')
  const sent: Credentials[] = []
  const form = createSignInForm({
    state$: session.state$,
    signIn: async (credentials) => {
      sent.push(credentials)
      return end
    },
    texts,
    drafts: { holdAny: () => holdsDrafts },
    isUnfinished: () => isUnfinished,
    customerId$: customerId.state$,
  })
  return { session, customerId, sent, form, shown: () => form.state$.value }
}

describe('the problems of an e-mail and a password', () => {
  it.each([
    [{ email: 'ada@example.com', password: 'x' }, {}],
    [{ email: 'ada', password: 'x' }, { email: words.emailInvalid }],
    [{ email: 'ada@example.com', password: ' ' }, { password: words.passwordEmpty }],
    [
      { email: '', password: '' },
      { email: words.emailInvalid, password: words.passwordEmpty },
    ],
  ])('%o', (typed, problems) => {
    expect(signInProblems(typed, words)).toEqual(problems)
  })
})

describe('the login form', () => {
  it('keeps the e-mail address and no password when the customer leaves it', () => {
    const { form, shown } = open()
    form.type('email', 'ada@example.com')
    form.type('password', 'secret')
    form.clear()
    expect(shown().values).toEqual({ email: 'ada@example.com', password: '' })
  })

  it('sends the typed text, shows its problems, and forgets it once somebody is signed in', async () => {
    for (const end of [
      { kind: 'failed', failure: login },
      { kind: 'cancelled', reason: 'sessionEnded' },
    ] as const) {
      const { form, sent, session, shown } = open(end)
      form.type('email', 'ada')
      form.type('password', 'secret')
      expect(await form.submit()).toEqual(end)
      expect(sent).toEqual([{ email: 'ada', password: 'secret' }])
      expect(shown().values).toEqual({ email: 'ada', password: 'secret' })
      expect(shown().problems).toEqual({ email: words.emailInvalid, password: null })
      session.set(signedIn)
      expect(shown().values).toEqual({ email: '', password: '' })
    }
  })

  it('is busy during the sign-in, and gives advice after a failed one, but not after another failure', () => {
    const { session, shown } = open()
    expect([shown().busy, shown().failed]).toEqual([false, null])
    session.set({ kind: 'signingIn', email: 'ada@example.com' })
    expect(shown().busy).toBe(true)
    session.set(signedOut({ failure: login }))
    expect([shown().busy, shown().failed?.lines.length]).toEqual([false, 1])
    session.set(signedOut({ failure: failedAt('authenticationCheck')(notFromTheApi(500)) }))
    expect(shown().failed).toBeNull()
  })

  it.each([
    ['15000010', [], { offersReset: true, offersHelp: false }],
    ['15000050', [], { offersReset: true, offersHelp: false }],
    ['15000040', [], { offersReset: false, offersHelp: false }],
    ['15000030', [], { offersReset: false, offersHelp: true }],
    ['99999999', [words.next], { offersReset: false, offersHelp: false }],
  ])('shows the text of %s, the next step if it names none, and a link that helps', (code, lines, offers) => {
    const { session, shown } = open()
    session.set(signedOut({ failure: failedAt('login')(serverFailure([{ code, message: null }])) }))
    expect(shown()).toMatchObject({ failed: { title: entryOfCode(code, texts).text, lines, ...offers } })
  })

  it('shows a reason in the words of the back end, and one for a device that is offline, once', () => {
    const { session, shown } = open()
    const titleAndLines = (failure: Failure) => {
      session.set(signedOut({ failure }))
      return [shown().failed?.title, shown().failed?.lines]
    }
    const closed = serverFailure([{ code: null, message: 'Closed until noon' }])
    expect(titleAndLines(failedAt('login')(closed))).toEqual(['Closed until noon', [words.next]])
    const offline = failedAt('login')({ kind: 'network', offline: true })
    expect(titleAndLines(offline)).toEqual([texts.failure.offlineUnsent, []])
  })

  it('says after an expired session what the next sign-in restores, with the e-mail', () => {
    for (const [holdsDrafts, text] of [
      [true, words.again.kept],
      [false, words.again.page],
    ] as const) {
      const { session, shown } = open({ kind: 'signedIn' }, holdsDrafts)
      expect(shown().again).toBeNull()
      session.set(signedIn)
      expect(shown().again).toBeNull()
      session.set(signedOut())
      expect([shown().again, shown().values.email]).toEqual([text, 'ada@example.com'])
      session.set(signedOut({ failure: login }))
      expect(shown().again).toBe(text)
      session.set(signedIn)
      expect(shown().again).toBeNull()
    }
  })

  it('says after an expired session that something is unfinished, and names no booking', () => {
    const { session, shown } = open({ kind: 'signedIn' }, false, true)
    session.set(signedIn)
    session.set(signedOut())
    expect(shown().again).toBe(`${words.again.unfinished} ${words.again.page}`)
  })

  it('says nothing about it after a deliberate sign-out, for a visitor, or after the session was forgotten', () => {
    const { session, shown } = open()
    session.set(signedOut())
    expect([shown().again, shown().values.email]).toEqual([null, ''])
    session.set(signedIn)
    session.set(signedOut({ chosen: true }))
    session.set(signedOut())
    expect([shown().again, shown().values.email]).toEqual([null, ''])
    session.set(signedIn)
    session.set({ kind: 'unknown' })
    session.set(signedOut())
    expect([shown().again, shown().values.email]).toEqual([null, ''])
    session.set({ kind: 'signedIn', since: 0, resetRequired: false, email: null })
    session.set(signedOut())
    expect([shown().again, shown().values.email]).toEqual([words.again.page, ''])
  })

  it('names blocked cookies if the sign-in was taken and the first call after it was refused, each time', () => {
    const { session, customerId, shown } = open()
    customerId.set(null)
    for (const _ of [1, 2]) {
      session.set({ kind: 'signingIn', email: 'ada@example.com' })
      session.set(signedIn)
      session.set(signedOut())
      expect(shown().again).toBe(words.again.cookies)
    }
    session.set({ kind: 'signingIn', email: 'ada@example.com' })
    session.set(signedIn)
    customerId.set('7001')
    customerId.set(null)
    session.set(signedOut())
    expect(shown().again).toBe(words.again.page)
  })
})
