import { modelOf, nameOfView, purposes, viewOn, viewsOn } from '../oracle/paymentModels.js'
import { arrive, signIn } from './customer.js'
import { type PlotName, purposeOf } from './Trial.js'
import type { TrialRun } from './TrialRun.js'
import { isForgetful, isOfNetwork } from './CallFault.js'
import { hours, minutes } from '../../values/calendar.js'

/** Long enough for every sent request to arrive, and for a status check after that. */
const longEnough = minutes(31)
/** Long enough to show queued messages. */
export const untilAllIsNotified = 20_000

/** True if somebody submitted on the other device and was signed out before the result was shown. */
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

/** An offered challenge waits: the customer continues, and closes it. */
const closeTheCheck = async (on: TrialRun): Promise<void> => {
  const { dashboard } = on.front()
  for (const purpose of purposes) {
    if (viewOn(dashboard, purpose, on.ref)?.kind === 'bankOffered')
      on.start(on.front(), modelOf(dashboard, purpose, on.ref).continueAtBank, true)
  }
  await on.untilQuiet()
}

/** After the faults have ended and time has passed, everything has to reach its end. */
export const comeToAnEnd = async (on: TrialRun): Promise<void> => {
  on.answerBank('close')
  on.world.journey.bank.decide('close')
  await on.untilQuiet()
  await on.pass(untilAllIsNotified)
  for (let times = 0; times < 2 && isOpen(on); times += 1) {
    await on.pass(longEnough)
    // A page that stayed open has found the end by itself.
    if (on.trial.faults.every(isOfNetwork)) on.oracle.reread(on.front())
    // The next page to open finds what could not be stored.
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

/** After two days the page names support, if this browser knows when the customer submitted. */
export const namesSupport = async (on: TrialRun): Promise<readonly string[]> => {
  await on.pass(hours(48))
  await signIn(on, on.front())
  await arrive(on, on.front())
  const view = viewOn(on.front().dashboard, purposeOf(on.trial.flow), on.ref)
  const isKnown = on.world.journey.browser.storage.unended(on.ref).some(({ submission }) => submission !== null)
  return isKnown && view?.kind === 'undecided' && !view.can.includes('askSupport')
    ? ['After 48 hours nobody is told to ask support']
    : []
}

/** What the page finally shows without faults. */
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

/**
 * Without faults, a payment ends as its plot says. If the end comes within the specified polling time, the page never
 * shows "undecided".
 */
export const endsAsPlotted = (on: TrialRun): readonly string[] => {
  const { flow, plot, faults } = on.trial
  if (faults.length > 0) return []
  // A balance payment books nothing, so no booking can fail.
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
  on.oracle.ledger.refresh()
  const undisclosed = on.oracle.ledger.charges.filter(({ id }) => !on.oracle.isDisclosed(id))
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
      : undisclosed.map(({ purchase }) => `${purchase} was charged, and nobody was told`)),
  ]
}
