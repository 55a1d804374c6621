import { latest, paths, texts } from '@booking-dashboard/core'
import type { FaultEffect } from '../../faults/Fault.js'
import { demoPassword } from '../../worlds/demo/customers/demoCustomers.js'
import { minutes } from '../../values/calendar.js'
import { buy, extra } from '../model/basket/purchases.js'
import type { Walk } from './ScreenStep.js'

const seconds = (count: number): number => count * 1000

/** Each is no answer to the question whether somebody is signed in. */
const noAnswers: readonly FaultEffect[] = [
  { kind: 'status', status: 503 },
  { kind: 'drop' },
  { kind: 'answer', status: 500, body: { errors: [null] } },
  ...[429, 500].map((status) => ({ kind: 'answer', status, body: { errors: [{ code: 99999999 }] } }) as const),
]

/** Nobody answers the check of the session: it repeats after growing pauses (behaviour/session#d8.3). */
const noAnswer: Walk = {
  words: 'waits for the check of the session',
  go: async (visit) => {
    const isKnown = visit.oneIn(2)
    visit.plant('checkSession', visit.one(noAnswers) ?? { kind: 'drop' }, 'always')
    // The end of the check of a page that is loaded anew is not waited for.
    if (!isKnown) await visit.context.journey.reload()
    const { session } = visit.dashboard
    const begun = visit.clock.now()
    if (isKnown) await visit.run(session.check)
    visit.equal('who counts as signed in', session.presence$.value, isKnown ? 'signedIn' : 'unknown')
    visit.equal('whether the session is checked again', session.isRechecking$.value, isKnown)
    visit.equal('who gets in', session.admission$.value, 'wait')
    visit.equal('what is told of the delay', session.outage$.value, null)
    const pauses: number[] = []
    const attempts: number[] = []
    let since = visit.clock.now()
    let wasAsking = false
    const watching = session.state$.subscribe((state) => {
      if (state.kind !== 'checking' || state.outage === undefined || state.outage.isAsking === wasAsking) return
      wasAsking = state.outage.isAsking
      if (wasAsking) pauses.push(visit.clock.now() - since)
      attempts.push(state.outage.attempts)
      since = visit.clock.now()
    })
    await visit.clock.advance(seconds(9) - (visit.clock.now() - begun))
    visit.equal('what is told of the delay', session.outage$.value, null)
    await visit.clock.advance(minutes(3))
    watching.unsubscribe()
    // The pauses grow up to half a minute.
    visit.equal('the pauses between the attempts', pauses.slice(0, 6), [2, 4, 8, 16, 30, 30].map(seconds))
    visit.equal('the attempts', attempts.slice(0, 8), [1, 2, 2, 3, 3, 4, 4, 5])
    visit.equal('what is told of the delay', session.outage$.value?.explanation, texts.screen.shell.outage.explanation)
    visit.backend.faults.clear()
    await visit.run(session.check)
    visit.equal('the session', session.state$.value.kind, 'signedIn')
    visit.equal('what is told of the delay', session.outage$.value, null)
    // A later check has its own ten seconds.
    await visit.clock.advance(seconds(30))
    visit.plant('checkSession', { kind: 'delay', milliseconds: 3000 })
    const told: unknown[] = []
    const listening = session.outage$.subscribe((outage) => told.push(outage))
    await visit.run(session.check)
    listening.unsubscribe()
    visit.expect(
      told.every((one) => one === null),
      'nothing to be told of a delay of three seconds',
    )
  },
}

/** The client’s config or lists cannot be had: the page goes on without them. */
const noClient: Walk = {
  words: 'opens a page whose client cannot be loaded',
  go: async (visit) => {
    const how = visit.one(['server', 'decode', 'network'] as const) ?? 'server'
    const effect = {
      server: { kind: 'error', code: 10000020 },
      decode: { kind: 'wrongShape' },
      network: { kind: 'status', status: 503 },
    } as const
    visit.plant('getClientConfig', effect[how], 'always')
    const isOutage = visit.oneIn(2)
    if (isOutage) visit.plant('checkSession', { kind: 'status', status: 503 }, 'always')
    const told: string[] = []
    await visit.context.journey.reload()
    const { client, messages, session } = visit.dashboard
    told.push(...messages.toasts$.value.map(({ message }) => message))
    visit.equal('the client', client.state$.value.kind, 'failed')
    // An answer without a client is a failure without a message (behaviour/contract#1.7).
    visit.equal('whether the failure is told', told.includes('Initialisation failed'), how === 'network')
    visit.backend.faults.clear()
    if (isOutage) await visit.run(session.check)
    else await visit.run(client.setUp)
    await visit.context.pass('untilQuiet')
    visit.equal('the client', client.state$.value.kind, 'loaded')
    visit.equal('whether its name is known', latest(client.state$.value)?.config !== null, true)
    await visit.run(visit.dashboard.customer.load)
    const isMissing = visit.one(['getGenders', 'getCountries', null])
    if (isMissing !== null && isMissing !== undefined) visit.plant(isMissing, { kind: 'error', code: 10000020 })
    const { reports } = visit.tab.browser
    const before = reports.length
    messages.clear()
    await visit.clock.advance(seconds(1) + 1)
    visit.equal('the messages about lists', messages.toasts$.value.length, 0)
    visit.equal('whether the first screen is there', client.isSettled$.value, true)
    await visit.context.pass('untilQuiet')
    const lists = client.lists$.value
    if (isMissing === null || isMissing === undefined) return visit.equal('the lists', lists.kind, 'loaded')
    const isWhole = lists.genders.length > 0 && lists.countries.length > 0
    visit.equal('whether the lists are there', lists.kind === 'loaded', isWhole)
    if (isWhole) return
    visit.equal('the lists', lists.kind, 'missing')
    visit.expect(reports.length > before, 'the missing list to be reported')
    visit.equal('the genders', lists.genders.length > 0, isMissing !== 'getGenders')
    visit.equal('the countries', lists.countries.length > 0, isMissing !== 'getCountries')
    await visit.run(client.needLists)
    visit.equal('the lists', client.lists$.value.kind, 'loaded')
  },
}

/** The other tab signs out, or another customer signs in there. */
const otherTab: Walk = {
  words: 'uses a second tab of the browser',
  go: async (visit) => {
    const { context } = visit
    const first = visit.tab
    const { session, messages, customer } = first.dashboard
    await visit.run(customer.load)
    const second = await context.other('secondTab')
    first.navigation.goTo(visit.one([paths.profile, paths.error]) ?? paths.profile)
    messages.toast('info', 'of the customer')
    const prompted = messages.prompt({
      ...{ type: 'info', header: 'of the customer', message: '', listed: false, required: true },
      actions: [],
    })
    // A word that is none of the session's changes nothing.
    for (const end of first.browser.channelEnds) end(visit.one(['signedout', null, { kind: 'signedOut' }]))
    await context.pass('untilQuiet')
    visit.equal('the session', session.state$.value.kind, 'signedIn')
    const isSignOut = visit.oneIn(2)
    if (isSignOut) {
      await context.press(second, second.dashboard.session.signOut)
      visit.equal('the session', session.state$.value.kind, 'signedOut')
      visit.equal('whether the customer signed out', session.signedOutByCustomer$.value, true)
      visit.equal('the page', first.navigation.current(), paths.login)
      visit.equal('the messages', [messages.toasts$.value.length, messages.prompt$.value], [0, null])
      await context.signIn(second)
      await context.pass('untilQuiet')
      // A page that is signed out stays so.
      visit.equal('the session', session.state$.value.kind, 'signedOut')
    } else {
      const known = new Set<string>()
      const watching = session.presence$.subscribe((presence) => known.add(presence))
      await context.press(second, () =>
        second.dashboard.session.signIn({ email: 'new@example.com', password: demoPassword }),
      )
      await context.pass('untilQuiet')
      watching.unsubscribe()
      visit.equal('who counts as signed in', [...known], ['signedIn', 'unknown'])
      const { value } = session.state$
      visit.equal('who is signed in', value.kind === 'signedIn' && value.email, null)
      // The page heard of the other customer before an answer named them.
      const id = latest(customer.state$.value)?.id
      const wanted = visit.backend.inspect.customers().find(({ email }) => email === 'new@example.com')?.id
      visit.equal('the customer', id, wanted)
      await context.press(second, second.dashboard.session.signOut)
    }
    messages.withdrawPrompt(prompted)
    context.close('secondTab')
    await visit.comeIn()
  },
}

/**
 * The session is checked every 30 minutes, and a check in one tab counts for all (behaviour/session#1.9). It finds that
 * the back end has ended the session.
 */
const staySignedIn: Walk = {
  words: 'stays on a page for longer than a session',
  go: async (visit) => {
    const { context } = visit
    const { customer, messages, session } = visit.dashboard
    await visit.run(session.check)
    const calls = visit.watchCalls()
    const checks = (): number => calls().filter((operation) => operation === 'checkSession').length
    const isRenewed = visit.oneIn(2)
    await visit.clock.advance(minutes(10))
    // The check of the other tab begins the 30 minutes anew. It reads nothing again.
    if (isRenewed) {
      await context.other('secondTab')
      visit.equal('the customer', customer.state$.value.kind, 'loaded')
      context.close('secondTab')
    }
    const before = checks()
    visit.equal('the checks of the session', before, isRenewed ? 1 : 0)
    await visit.clock.advance(minutes(20) - seconds(1))
    visit.equal('the session', session.state$.value.kind, 'signedIn')
    visit.equal('the checks of the session', checks(), before)
    await visit.clock.advance(seconds(2))
    visit.equal('the checks of the session', checks() - before, isRenewed ? 0 : 1)
    if (isRenewed) await visit.clock.advance(minutes(10))
    visit.equal('the checks of the session', checks() - before, 1)
    visit.equal('the session', session.state$.value.kind, 'signedOut')
    visit.expect(
      messages.toasts$.value.some(({ message }) => message === texts.codes[11000010].text),
      'the end of the session to be told',
    )
    await visit.comeIn()
  },
}

/** The browser’s cookie is another customer’s, and no tab has said so. */
const otherCustomer: Walk = {
  words: 'finds another customer signed in',
  go: async (visit) => {
    const { session, messages, customer } = visit.dashboard
    await visit.run(customer.load)
    visit.tab.navigation.goTo(paths.profile)
    const { channelEnds } = visit.tab.browser
    const ends = [...channelEnds]
    channelEnds.clear()
    const second = await visit.context.other('secondTab')
    await visit.context.press(second, () =>
      second.dashboard.session.signIn({ email: 'new@example.com', password: demoPassword }),
    )
    visit.context.close('secondTab')
    for (const end of ends) channelEnds.add(end)
    const toasts = await visit.toastsOf(customer.load)
    visit.equal(
      'what is told',
      toasts.map(({ message }) => message),
      [texts.session.otherCustomer],
    )
    visit.equal('the page', visit.tab.navigation.current(), paths.bookings)
    visit.equal('the session', session.state$.value.kind, 'signedIn')
    visit.equal('the messages', messages.prompt$.value, null)
    await visit.run(session.signOut)
    await visit.comeIn()
  },
}

interface Refusal {
  readonly effect: FaultEffect
  readonly admission: 'refuse' | 'signIn'
  readonly leadsTo: string
}

const refusals: readonly Refusal[] = [
  { effect: { kind: 'status', status: 403 }, admission: 'refuse', leadsTo: paths.unauthorised },
  { effect: { kind: 'error', code: 99999999 }, admission: 'signIn', leadsTo: paths.login },
  { effect: { kind: 'errors', errors: [''] }, admission: 'signIn', leadsTo: paths.login },
]

/** The check is refused: nobody gets in, and it is told why. A page that everybody may read stays. */
const refusedCheck: Walk = {
  words: 'is refused at the check of the session',
  go: async (visit) => {
    const { session } = visit.dashboard
    const refusal = visit.one(refusals)
    if (refusal === undefined) return
    const isPublic = visit.oneIn(2)
    const page = isPublic ? paths.error : paths.profile
    visit.tab.navigation.goTo(page)
    visit.plant('checkSession', refusal.effect)
    const toasts = await visit.toastsOf(session.check)
    visit.equal('who gets in', session.admission$.value, refusal.admission)
    visit.equal('the session', session.state$.value.kind, 'signedOut')
    visit.expect(toasts.length > 0 && toasts.every(({ message }) => message.trim() !== ''), 'the reason to be told')
    visit.equal('the page', visit.tab.navigation.current(), isPublic ? page : refusal.leadsTo)
    await visit.comeIn()
    visit.equal('who gets in', session.admission$.value, 'admit')
  },
}

/** A sign-out that cannot be made changes nothing. A session that is over already counts as signed out. */
const refusedSignOut: Walk = {
  words: 'signs out in vain',
  go: async (visit) => {
    const { drafts, messages, session } = visit.dashboard
    visit.tab.navigation.goTo(paths.profile)
    const ask = async () => {
      await session.askToSignOut()
      return messages.prompt$.value
    }
    const { signOut: yes, cancel: no, signOutHeader, signOutQuestion } = texts.session
    const asked = await ask()
    visit.equal(
      'the question',
      [asked?.type, asked?.header, asked?.message, asked?.actions.map(({ label, emphasis }) => [label, emphasis])],
      [
        'info',
        signOutHeader,
        signOutQuestion,
        [
          [yes, 'primary'],
          [no, 'secondary'],
        ],
      ],
    )
    messages.act(asked?.id ?? '', 1)
    visit.equal('the question after No', messages.prompt$.value, null)
    visit.equal('the session', session.state$.value.kind, 'signedIn')
    const effect = visit.one<FaultEffect>([{ kind: 'drop' }, { kind: 'error', code: 10000020 }]) ?? { kind: 'drop' }
    visit.plant('logout', effect, 'always')
    const toasts = await visit.toastsOf(session.signOut)
    visit.backend.faults.clear()
    visit.equal('the session', session.state$.value.kind, 'signedIn')
    visit.equal('the page', visit.tab.navigation.current(), paths.profile)
    visit.expect(toasts.length === 1 && toasts[0]?.type === 'danger', 'the failure to be told')
    visit.plant('logout', { kind: 'status', status: 401 })
    messages.toast('info', 'of the customer')
    const again = await ask()
    await visit.run(async () => messages.act(again?.id ?? '', 0))
    await visit.context.pass('untilQuiet')
    await visit.clock.advance(1)
    visit.equal('the session', session.state$.value.kind, 'signedOut')
    visit.equal('the page', visit.tab.navigation.current(), paths.login)
    visit.equal(
      'what is told',
      messages.toasts$.value.map(({ message }) => message),
      [texts.session.signedOut],
    )
    visit.equal('whether the customer signed out', session.signedOutByCustomer$.value, true)
    // Nothing was typed, so nothing has to wait until the customer is known.
    const readable = new Set<boolean>()
    const watching = drafts.readable$.subscribe((is) => readable.add(is))
    await visit.comeIn()
    watching.unsubscribe()
    visit.equal('whether what was typed can be read', [...readable], [true])
  },
}

/** What was typed stays for the next load of the page, and for the same customer alone. */
const comeBack: Walk = {
  words: 'comes back to what was typed',
  go: async (visit) => {
    const { drafts, nameChange, customer } = visit.dashboard
    await visit.run(() => Promise.all([customer.load(), nameChange('SUN1001').open()]))
    nameChange('SUN1001').type('5101', 'firstName', 'Ada')
    const left = drafts.leave()
    visit.expect(left !== null, 'something to be left')
    if (left === null) return
    const isOther = visit.oneIn(2)
    visit.plant('getCustomer', { kind: 'delay', milliseconds: 1000 })
    await visit.context.journey.reload()
    const now = visit.dashboard
    now.drafts.comeBack(isOther ? { ...left, customerId: '1' } : left)
    visit.equal('what is read of somebody unknown', now.drafts.readable$.value, false)
    await visit.run(now.customer.load)
    visit.equal('whether it can be read', now.drafts.readable$.value, true)
    await visit.run(now.nameChange('SUN1001').open)
    const { value } = now.nameChange('SUN1001').state$
    const form = value.kind === 'ready' ? value.forms.get('5101') : undefined
    visit.equal('what was typed', form?.values.firstName, isOther ? undefined : 'Ada')
    now.nameChange('SUN1001').giveUp('5101')
  },
}

/** A form and a question are open when the session ends. Whoever signs in next finds neither. */
const leaveOpen: Walk = {
  words: 'leaves a form and a question open to another customer',
  go: async (visit) => {
    const ref = 'SUN1001'
    const { basket, client, profile, session } = visit.dashboard
    await visit.emptyBasket(ref)
    await visit.run(() => buy(extra('7130', '71301'))(visit.dashboard))
    await visit.run(() => Promise.all([client.needLists(), profile.open()]))
    const forms = [profile.personalDetails, profile.address, profile.passport, profile.bankAccount]
    const opened = forms.filter(() => visit.oneIn(2))
    for (const form of opened) {
      form.start()
      form.type(Object.keys(form.state$.value.values)[0] as never, '')
      await visit.run(form.save)
    }
    const question = () => {
      const { value } = basket(ref).state$
      return value.kind === 'loaded' ? value.question : value.kind
    }
    if (visit.oneIn(2)) basket(ref).askToDiscard()
    else basket(ref).askToRemove(['extras/gone'])
    visit.expect(question() !== null, 'a question')
    visit.backend.sessions.expire()
    await visit.run(visit.dashboard.bookings.loadList)
    visit.equal('the session', session.state$.value.kind, 'signedOut')
    await visit.context.signIn(visit.tab, 'new@example.com')
    await visit.run(profile.open)
    for (const { state$ } of forms) {
      const { open, attempt, changed, problems, failure } = state$.value
      visit.equal('the form', [open, attempt, changed, problems, failure], [false, 0, false, [], null])
    }
    await visit.run(session.signOut)
    await visit.comeIn()
    await visit.run(basket(ref).load)
    visit.equal('the question', question(), null)
    await visit.emptyBasket(ref)
  },
}

export const sessionWalks: readonly Walk[] = [
  noAnswer,
  noClient,
  otherTab,
  staySignedIn,
  otherCustomer,
  refusedCheck,
  refusedSignOut,
  comeBack,
  leaveOpen,
]
