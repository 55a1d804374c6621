import { modelOf, nameOfView, purposes, viewOn, viewsOn } from '../oracle/paymentModels.js'
import { arrive, signIn } from './customer.js'
import { type PlotName, purposeOf } from './Trial.js'
import type { TrialRun } from './TrialRun.js'
import { isForgetful, isOfNetwork } from './CallFault.js'
import { hours, minutes } from '../../world/calendar.js'

/** Until nothing that was sent can be on its way any more, and it has been looked for since. */
const longEnough = minutes(31)
/** So that messages that wait behind others are shown. */
export const untilAllIsSaid = 20_000

/** Somebody pressed at the other device, and was signed out there before they were told. */
const waitsAtDevice = ({ device, ref }: TrialRun): boolean =>
  device !== null && device.browser.storage.unended(ref).length > 0

const isOpen = (on: TrialRun): boolean =>
  on.world.journey.browser.storage.unended(on.ref).length > 0 ||
  waitsAtDevice(on) ||
  on.faultInjector.struck.some(({ kind }) => kind.startsWith('late')) ||
  on
    .pages()
    .some(({ dashboard }) =>
      viewsOn(dashboard, on.ref).some(({ kind }) => kind === 'undecided' || kind === 'bankOffered'),
    )

/** A check that is offered waits for the customer, who continues, and closes it. */
const closeTheCheck = async (on: TrialRun): Promise<void> => {
  const { dashboard } = on.front()
  for (const purpose of purposes) {
    if (viewOn(dashboard, purpose, on.ref)?.kind === 'bankOffered')
      on.start(on.front(), modelOf(dashboard, purpose, on.ref).continueAtBank, true)
  }
  await on.untilQuiet()
}

/** The mishaps are over, and time passes: everything has to come to its end. */
export const comeToAnEnd = async (on: TrialRun): Promise<void> => {
  on.answerBank('close')
  on.world.journey.bank.decide('close')
  await on.untilQuiet()
  await on.pass(untilAllIsSaid)
  for (let times = 0; times < 2 && isOpen(on); times += 1) {
    await on.pass(longEnough)
    // A page that was left open has found out by itself.
    if (on.trial.faults.every(isOfNetwork)) on.oracle.reread(on.front())
    // What a storage could not be told is found by the next page that is opened.
    await on.comeBack(on.world.journey.reload)
    await signIn(on, on.front())
    for (const flow of [...on.turnedTo, on.trial.flow]) await arrive(on, on.front(), flow)
    if (on.device !== null && waitsAtDevice(on)) {
      await signIn(on, on.device)
      await arrive(on, on.device)
    }
    await closeTheCheck(on)
  }
}

export const isForever = (on: TrialRun): boolean =>
  on.trial.plot === 'forever' && on.world.journey.backend.inspect.underWay(on.ref)

/** From two days on the customer is told whom to ask, as long as this browser knows when they pressed. */
export const namesSupport = async (on: TrialRun): Promise<readonly string[]> => {
  await on.pass(hours(48))
  await signIn(on, on.front())
  await arrive(on, on.front())
  const view = viewOn(on.front().dashboard, purposeOf(on.trial.flow), on.ref)
  const isKnown = on.world.journey.browser.storage.unended(on.ref).some(({ pressed }) => pressed !== null)
  return isKnown && view?.kind === 'undecided' && !view.contactSupport
    ? ['After 48 hours nobody is told to ask support']
    : []
}

/** What the page shows in the end where nothing interferes. */
const ends: Readonly<Record<PlotName, string>> = {
  paid: 'paid',
  slow: 'paid',
  slower: 'undecided',
  slowlyFails: 'failed: declined',
  forever: 'undecided',
  bookingFails: 'bookingFailed',
  moneyFails: 'failed: declined',
  moneyCancelled: 'failed: declined',
  declined: 'failed: refused',
  bankAgrees: 'paid',
  bankAgreesSlowly: 'paid',
  bankRefuses: 'failed: challengeFailed',
  bankIsClosed: 'failed: challengeClosed',
  bankAgreesCardDeclines: 'failed: declined',
}

/** Where nothing interferes a payment ends as its plot has it, within the poll of the specification where the end comes within it. */
export const endsAsPlotted = (on: TrialRun): readonly string[] => {
  const { flow, plot, faults } = on.trial
  if (faults.length > 0) return []
  // Nothing is booked by a balance, so that nothing can fail to be.
  const expected = plot === 'bookingFails' && flow === 'balance' ? 'paid' : ends[plot]
  const view = viewOn(on.front().dashboard, purposeOf(flow), on.ref)
  const shown = view === null ? 'nothing' : nameOfView(view)
  return [
    ...(shown === expected ? [] : [`The page shows “${shown}”, and nothing stood in the way of “${expected}”`]),
    ...(expected !== 'undecided' && on.tally.of('payment is undecided') > 0
      ? ['“Undecided” was shown, although the end came within the poll']
      : []),
  ]
}

export const endIsFound = (on: TrialRun): readonly string[] => {
  const { journey } = on.world
  on.oracle.ledger.look()
  const untold = on.oracle.ledger.charges.filter(({ id }) => !on.oracle.isTold(id))
  const undecided = on
    .pages()
    .flatMap(({ dashboard }) => viewsOn(dashboard, on.ref))
    .filter(({ kind }) => kind === 'undecided')
  return [
    ...undecided.map(() => 'The payment stays undecided'),
    ...journey.browser.storage
      .unended(on.ref)
      .map(({ purchase }) => `The record of the ${purchase.kind} waits for a payment that is over`),
    ...(on.faultInjector.struck.some(isForgetful)
      ? []
      : untold.map(({ purchase }) => `${purchase} was charged, and nobody was told`)),
  ]
}
