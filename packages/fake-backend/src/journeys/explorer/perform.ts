import { modelOf, viewIn, viewOn, viewsOn } from '../oracle/paymentModels.js'
import { arrive, isHere, signIn, signInElse } from './customer.js'
import { comeToAnEnd, endIsFound, endsAsPlotted, isForever, namesSupport, untilAllIsNotified } from './endings.js'
import { findAWayOn } from './findAWayOn.js'
import { isBasketFlow, plots, purposeOf, type Trial } from './Trial.js'
import { TrialRun } from './TrialRun.js'
import type { CallFault } from './CallFault.js'
import type { TrialWorld } from './TrialWorld.js'
import type { TrialStory } from './TrialStory.js'

export interface Outcome {
  /** False statements and broken rules; empty if everything held. */
  readonly wrong: readonly string[]
  readonly states: readonly string[]
  /** Number of submits whose end was checked. */
  readonly steps: number
  /** Calls made while faults were active, such as `pay#1`. */
  readonly calls: readonly string[]
  readonly charges: number
  /** The faults that struck; a fault needs its call to be made. */
  readonly struck: readonly CallFault[]
}

const mostRounds = 10
const goodCard = 'pm_card_mastercard'
/** The customer adds a ticket, and tries once more after a failure. */
const fillBasket = async (on: TrialRun): Promise<void> => {
  if (!isBasketFlow(on.trial.flow)) return
  const isEmpty = (): boolean => on.front().dashboard.basket(on.ref).state$.value.kind !== 'loaded'
  for (let tries = 0; tries < 2; tries += 1) {
    on.start(on.front(), ({ basket }) => basket(on.ref).addTickets(on.order()))
    await on.untilQuiet()
    await signIn(on, on.front())
    if (on.isFresh) await arrive(on, on.front())
    on.isFresh = false
    if (!isEmpty()) return
  }
}

const setOut = async (on: TrialRun): Promise<void> => {
  await signIn(on, on.front())
  on.start(on.front(), ({ bookings }) => bookings.load(on.ref))
  await on.untilQuiet()
  on.faultInjector.arm(true)
  await fillBasket(on)
  await arrive(on, on.front())
  on.faultInjector.arm(false)
  await signIn(on, on.front())
  if (on.isFresh) await arrive(on, on.front())
  on.isFresh = false
  await on.openOthers()
  for (const tab of on.pages().slice(1)) {
    await signIn(on, tab)
    await arrive(on, tab)
  }
}

interface Submissions {
  count: number
}

/** The customer's next action, by what the page shows; false if none is left. */
const goOn = async (on: TrialRun, submissions: Submissions): Promise<boolean> => {
  const { trial } = on
  const front = on.front()
  const { bank } = on.world.journey
  if (bank.open().length > 0) {
    on.answerBank(plots[trial.plot].bank)
    return true
  }
  if (on.isTaken && !isHere(on, front)) {
    on.isTaken = false
    await signInElse(on, front)
    return true
  }
  if (on.isFresh || !isHere(on, front)) {
    on.isFresh = false
    await signIn(on, front)
    await arrive(on, on.front())
    return true
  }
  const too = on.wantsToo.shift()
  if (too !== undefined) {
    on.turnedTo.push(too)
    await arrive(on, front, too)
    on.submit(front, too)
    return true
  }
  const model = modelOf(front.dashboard, purposeOf(trial.flow), on.ref)
  const view = viewOn(front.dashboard, purposeOf(trial.flow), on.ref)
  if (view?.kind === 'bankOffered') {
    on.start(front, model.continueAtBank, true)
    return true
  }
  if (view?.kind === 'notChecked' && submissions.count === 0) {
    submissions.count += 1
    on.start(front, model.checkNow, true)
    return true
  }
  if (trial.sequel === 'leaves' || on.oracle.successes > 0 || submissions.count > 2) return false
  if (view?.kind === 'undecided' && view.can.includes('startAgain')) {
    model.startAgain()
    return true
  }
  if (!on.offersForm()) return false
  submissions.count += 1
  on.submit(front, trial.flow, trial.sequel === 'otherCard' ? goodCard : plots[trial.plot].card)
  return true
}

/** Every submit needs a response: a message, or a page that shows where the money is. */
const isSilent = (on: TrialRun, sentencesBefore: number): boolean => {
  const { dashboard } = on.front()
  if (dashboard.session.state$.value.kind !== 'signedIn' || on.oracle.sentences > sentencesBefore) return false
  const { value } = modelOf(dashboard, purposeOf(on.trial.flow), on.ref).state$
  // With `returned` set, the page says that the amount was paid and is due again.
  if ('kind' in value && value.kind === 'nothingToPay') return value.returned === null
  const view = viewIn(value)
  return view === null || (view.kind === 'form' && view.notice === null)
}

const play = async (on: TrialRun): Promise<void> => {
  const { journey } = on.world
  journey.bank.decide('leaveOpen')
  journey.backend.payments.setNextOutcome(plots[on.trial.plot].outcome)
  on.faultInjector.arm(true)
  const sentencesNow = on.oracle.sentences
  const submissions: Submissions = { count: on.offersForm() ? 1 : 0 }
  if (submissions.count > 0) on.submit(on.front())
  await on.untilQuiet()
  if (submissions.count > 0 && !on.isFresh && journey.bank.open().length === 0 && isSilent(on, sentencesNow)) {
    await on.pass(untilAllIsNotified)
    if (isSilent(on, sentencesNow)) on.oracle.complain('A press was not answered')
  }
  for (let round = 0; round < mostRounds && (await goOn(on, submissions)); round += 1) await on.untilQuiet()
}

/** Gives the next trial a page without data of this trial. */
const clearAway = async (on: TrialRun): Promise<void> => {
  const { journey } = on.world
  const front = on.front()
  on.secondTab?.unload()
  on.device?.unload()
  on.oracle.leave()
  on.world.observe(null)
  on.world.isKeyless = false
  front.browser.clockAhead = 0
  front.browser.storage.condition = 'fine'
  journey.backend.faults.clear()
  const views = viewsOn(front.dashboard, on.ref)
  const isClean =
    front.dashboard.messages.prompt$.value === null &&
    journey.browser.storage.payments().length === 0 &&
    views.every(({ kind }) => kind !== 'undecided' && kind !== 'bankOffered')
  // Only three notifications show at a time, so old ones would delay those of the next trial.
  if (isClean) return front.dashboard.messages.clear()
  journey.browser.storage.clear()
  await journey.reopen()
}

/** Runs one interleaving from start to end. */
export const perform = async (world: TrialWorld, trial: Trial, story?: TrialStory): Promise<Outcome> => {
  const on = new TrialRun(world, trial, story)
  world.observe({ faultInjector: on.faultInjector, oracle: on.oracle, story })
  const wrong: string[] = []
  try {
    await setOut(on)
    await play(on)
    wrong.push(...endsAsPlotted(on))
    on.faultInjector.arm(false)
    on.front().browser.storage.condition = 'fine'
    world.journey.backend.payments.setNextOutcome({ kind: 'paid' })
    if (trial.sequel !== 'leaves') wrong.push(...(await findAWayOn(on)))
    await comeToAnEnd(on)
    wrong.push(...(isForever(on) ? await namesSupport(on) : endIsFound(on)))
    if (trial.sequel === 'leaves') wrong.push(...(await findAWayOn(on)))
    // Another device receives no updates.
    for (const tab of on.pages()) if (tab !== on.device) on.oracle.reread(tab)
    wrong.push(...on.oracle.complaints())
  } catch (error) {
    wrong.push(...on.oracle.complaints(), String(error))
  }
  await clearAway(on)
  const { calls, struck } = on.faultInjector
  return {
    wrong,
    states: on.tally.entries().map(([name]) => name),
    steps: on.submissions,
    calls,
    charges: on.oracle.ledger.charges.length,
    struck,
  }
}
