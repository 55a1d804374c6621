import { isSignedIn, latest, paths } from '@booking-dashboard/core'
import { demoPassword } from '../../customer/demoCustomers.js'
import type { Tab } from '../Tab.js'
import { Experiment } from './Experiment.js'
import type { Laboratory } from './Laboratory.js'
import { isPlanFlow, plots, type Trial } from './Trial.js'

export interface Outcome {
  /** What was untrue; nothing where all held. */
  readonly wrong: readonly string[]
  readonly states: readonly string[]
  /** What was called while things could go wrong, as `pay#1`. */
  readonly calls: readonly string[]
  readonly charges: number
  /** Whether every trouble of the trial struck. */
  readonly struck: boolean
}

const mostRounds = 8
/** Until nothing that was sent can be on its way any more, and the longest pause between two checks. */
const longEnough = 26 * 60_000
/** So that messages that wait behind others are shown. */
const untilAllIsSaid = 20_000
const goodCard = 'pm_card_mastercard'

const signIn = async (on: Experiment, tab: Tab): Promise<void> => {
  const { clock } = on.laboratory.journey
  if (isSignedIn(tab.dashboard.session.state$.value, clock.now())) return
  on.start(tab, ({ session }) => session.signIn({ email: 'demo@example.com', password: demoPassword })())
  await on.untilQuiet()
}

/** The customer opens the page on which this flow stands. */
const arrive = async (on: Experiment, tab: Tab): Promise<void> => {
  const { flow } = on.trial
  const isBasket = flow === 'basket' || flow === 'free'
  tab.navigation.goTo(isBasket ? paths.checkout(on.ref) : isPlanFlow(flow) ? paths.paymentPlan(on.ref) : paths.payInFull(on.ref))
  on.start(tab, async ({ bookings, basket, payment }) => {
    if (latest(bookings.booking(on.ref).value) === null) await bookings.load(on.ref)()
    if (isBasket) await basket(on.ref).check()
    if (!isPlanFlow(flow)) await (isBasket ? payment(on.ref).reconcile() : payment(on.ref).reconcileBalance())
  }, true)
  await on.untilQuiet()
}

const fillBasket = async (on: Experiment): Promise<void> => {
  if (on.trial.flow !== 'basket' && on.trial.flow !== 'free') return
  const isEmpty = (): boolean => on.laboratory.journey.backend.inspect.baskets().at(-1)?.bookingRef !== on.ref
  for (let tries = 0; tries < 2; tries += 1) {
    on.start(on.front(), ({ basket }) => basket(on.ref).addTickets(on.order())())
    await on.untilQuiet()
    await signIn(on, on.front())
    if (on.isFresh) await arrive(on, on.front())
    on.isFresh = false
    if (!isEmpty()) return
  }
}

const setOut = async (on: Experiment): Promise<void> => {
  await signIn(on, on.front())
  on.start(on.front(), ({ bookings }) => bookings.load(on.ref)())
  await on.untilQuiet()
  on.interference.arm(true)
  await fillBasket(on)
  on.interference.arm(false)
  await arrive(on, on.front())
  if (!on.needsSecondTab()) return
  on.second = on.laboratory.journey.openTab()
  await on.laboratory.journey.begin(on.second)
  await arrive(on, on.second)
}

/** What the customer does next by what the page shows; false where there is nothing left to do. */
const goOn = async (on: Experiment, presses: { count: number }): Promise<boolean> => {
  const { trial } = on
  const front = on.front()
  const { bank } = on.laboratory.journey
  if (bank.open().length > 0) {
    on.answerBank(plots[trial.plot].bank)
    return true
  }
  if (on.isFresh || !isSignedIn(front.dashboard.session.state$.value, on.laboratory.journey.clock.now())) {
    on.isFresh = false
    await signIn(on, front)
    await arrive(on, on.front())
    return true
  }
  if (on.wantsToo !== null && on.offersForm(on.wantsToo)) {
    on.press(front, on.wantsToo)
    on.wantsToo = null
    return true
  }
  if (trial.sequel === 'leaves' || on.judge.isTold() !== null || presses.count > 2) return false
  const { state$, startOver } = front.dashboard.payment(on.ref)
  if (state$.value.kind === 'undecided' && state$.value.mayStartOver) {
    on.start(front, startOver, true)
    return true
  }
  if (!on.offersForm()) return false
  presses.count += 1
  on.press(front, trial.flow, trial.sequel === 'otherCard' ? goodCard : plots[trial.plot].card)
  return true
}

/** Every press has its answer: something was said, or the page says where the money is. */
const isSilent = (on: Experiment, heardBefore: number): boolean => {
  const { dashboard } = on.front()
  if (dashboard.session.state$.value.kind !== 'signedIn' || on.judge.sentences() > heardBefore) return false
  if (isPlanFlow(on.trial.flow)) return dashboard.paymentPlan(on.ref).state$.value.kind === 'idle'
  const state = dashboard.payment(on.ref).state$.value
  return state.kind === 'idle' || (state.kind === 'unchecked' && state.failure === null)
}

const play = async (on: Experiment): Promise<void> => {
  const { journey } = on.laboratory
  journey.bank.decide('leaveOpen')
  journey.backend.payments.setNextOutcome(plots[on.trial.plot].outcome)
  on.interference.arm(true)
  const heard = on.judge.sentences()
  const presses = { count: on.offersForm() ? 1 : 0 }
  if (presses.count > 0) on.press(on.front())
  await on.untilQuiet()
  if (presses.count > 0 && !on.isFresh && journey.bank.open().length === 0 && isSilent(on, heard)) {
    await on.pass(untilAllIsSaid)
    if (isSilent(on, heard)) on.judge.wrong.push('A press was not answered')
  }
  for (let round = 0; round < mostRounds && (await goOn(on, presses)); round += 1) await on.untilQuiet()
}

/** Whether something was sent, or is waited for, that needs time to come to its end. */
const isAnythingOpen = (on: Experiment): boolean =>
  on.laboratory.journey.browser.storage.records.has(on.ref) ||
  on.interference.struck.some(({ kind }) => kind.startsWith('late')) ||
  on.pages().some(({ dashboard }) => [dashboard.payment(on.ref), dashboard.paymentPlan(on.ref)].some(({ state$ }) => state$.value.kind === 'undecided'))

/** The mishaps are over, and time passes: everything has to come to its end. */
const comeToAnEnd = async (on: Experiment): Promise<void> => {
  const { journey } = on.laboratory
  on.interference.arm(false)
  journey.backend.payments.setNextOutcome({ kind: 'paid' })
  on.answerBank('close')
  journey.bank.decide('close')
  await on.untilQuiet()
  await on.pass(untilAllIsSaid)
  if (!isAnythingOpen(on)) return
  await on.pass(longEnough)
  await signIn(on, on.front())
  await arrive(on, on.front())
  const plan = on.front().dashboard.paymentPlan(on.ref)
  if (plan.state$.value.kind === 'undecided') on.start(on.front(), plan.checkNow)
  await on.untilQuiet()
  if (journey.browser.storage.records.has(on.ref)) await on.pass(longEnough)
}

const endIsFound = (on: Experiment): readonly string[] => {
  const { journey } = on.laboratory
  const { dashboard } = on.front()
  on.ledger.look()
  const said = on.judge.isTold()
  const charged = on.ledger.charges.length
  const untold = on.ledger.charges.filter(({ purchase }) => !on.judge.isToldOf(purchase))
  const payment = dashboard.payment(on.ref).state$.value
  const plan = dashboard.paymentPlan(on.ref).state$.value
  return [
    ...(payment.kind === 'undecided' ? ['The payment stays undecided'] : []),
    ...(plan.kind === 'undecided' ? ['The change of the plan stays undecided'] : []),
    ...(journey.browser.storage.records.has(on.ref) ? ['The record waits for a payment that is over'] : []),
    ...untold.map(({ purchase }) => `${purchase} was charged, and nobody was told`),
    ...(charged === 0 && said === 'paid' && on.trial.flow !== 'free' ? ['“Paid” was said, and nothing was charged'] : []),
  ]
}

/** The next trial starts with a page that knows nothing of this one. */
const clearAway = async (on: Experiment): Promise<void> => {
  const { journey } = on.laboratory
  on.second?.unload()
  on.judge.leave()
  on.laboratory.observe(null)
  const isClean = on.front().dashboard.messages.prompt$.value === null && journey.browser.storage.records.size === 0 && on.front().dashboard.payment(on.ref).state$.value.kind !== 'undecided'
  if (isClean) return
  journey.browser.storage.records.clear()
  await journey.reopen()
}

/** Tries one interleaving from its start to its end. */
export const perform = async (laboratory: Laboratory, trial: Trial): Promise<Outcome> => {
  const on = new Experiment(laboratory, trial)
  laboratory.observe({ interference: on.interference, ledger: on.ledger, watch: (tab) => on.judge.watch(tab) })
  const wrong: string[] = []
  try {
    await setOut(on)
    await play(on)
    await comeToAnEnd(on)
    wrong.push(...on.judge.sum(), ...endIsFound(on))
  } catch (error) {
    wrong.push(...on.judge.sum(), String(error))
  }
  await clearAway(on)
  const { calls, struck } = on.interference
  return { wrong, states: [...on.judge.states], calls, charges: on.ledger.charges.length, struck: struck.length === trial.troubles.length }
}
