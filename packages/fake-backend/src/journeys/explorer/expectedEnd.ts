import { type PaymentFailure, texts } from '@booking-dashboard/core'
import type { PaymentErrorCode } from '@booking-dashboard/core/ports'
import { arrive, signIn } from './customer.js'
import { modelOf, viewIn } from '../oracle/paymentModels.js'
import { type CodeFault, codes, codesAfter, type FaultKind } from './CallFault.js'
import { onceOnly } from './singleTrials.js'
import { isBasketFlow, isPlanFlow, type PlotName, plots, purposeOf, type Trial } from './Trial.js'
import type { Tab } from '../browser/Tab.js'
import type { TrialRun } from './TrialRun.js'
import { minutes } from '../../values/calendar.js'

/** Status checks while a payment is pending: the first and up to five more, every 5000 ms (behaviour/payments#2.9). */
const mostChecks = 6
const checkInterval = 5000

/** What the page shows once nothing is in progress. */
type Shown =
  | { readonly kind: 'paid' }
  | { readonly kind: 'undecided' }
  | { readonly kind: 'bookingFailed' }
  /** A reloaded page whose payment is over, with nothing left to pay. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly failure: Pick<PaymentFailure, 'outcome' | 'money' | 'recovery'> & Named }

interface Named {
  readonly notice: string
  readonly codes: readonly string[]
}

const failed = (
  notice: string,
  outcome: PaymentFailure['outcome'],
  money: PaymentFailure['money'],
  recovery: PaymentFailure['recovery'] = null,
  ...all: readonly string[]
): Shown => ({ kind: 'failed', failure: { notice, codes: all, outcome, money, recovery } })

const declined = failed('declined', 'failed', 'safeToTryAgain')

/**
 * Codes after which another try would not help, and where the customer goes instead. The specification names no such
 * way, so this table guards what the page says today.
 */
const recoveries: Readonly<Partial<Record<PaymentErrorCode, PaymentFailure['recovery']>>> = {
  16000020: 'booking',
  16000030: 'booking',
  16000040: 'booking',
  16000100: 'booking',
  16000110: 'booking',
  16000200: 'support',
  16000270: 'waysToPay',
  16000290: 'support',
  16000300: 'booking',
  16000301: 'booking',
  16000303: 'booking',
  16000304: 'support',
  16000305: 'support',
  16000306: 'booking',
}
/** Codes of something that was paid before, although a status check finds nothing. */
const ofAnEarlierPayment: readonly string[] = [
  ...['16000030', '16000040', '16000100', '16000110'],
  ...['16000300', '16000301', '16000306', '16000307'],
]

const refusedWith = (code: string, trial: Trial): Shown => {
  const recovery = isPaymentCode(code) ? (recoveries[code] ?? null) : null
  const money = recovery !== null || isPlanFlow(trial.flow) ? 'notCharged' : 'safeToTryAgain'
  if (code === '16000307') return failed('amountChanged', 'failed', money)
  return failed('refused', ofAnEarlierPayment.includes(code) ? 'notFound' : 'failed', money, recovery, code)
}

const shownAfter = (trial: Trial): Shown => {
  const { flow, plot } = trial
  switch (plot) {
    case 'slower':
    case 'forever':
      return { kind: 'undecided' }
    case 'bookingFails':
      // A balance payment books nothing, so no booking can fail.
      return flow === 'basket' ? { kind: 'bookingFailed' } : { kind: 'paid' }
    case 'slowlyFails':
    case 'moneyFails':
    case 'moneyCancelled':
    case 'bankAgreesCardDeclines':
      return declined
    case 'declined':
      return refusedWith('16000140', trial)
    case 'bankRefuses':
      return failed('challengeFailed', 'failed', null)
    case 'bankIsClosed':
      return failed('challengeClosed', 'failed', null)
    default:
      return { kind: 'paid' }
  }
}

const isPaymentCode = (text: string): text is PaymentErrorCode => codes.some((one) => one === text)
const isCode = (kind: FaultKind): kind is CodeFault => [...codes, ...codesAfter].some((one) => one === kind)

/** What one fault at the first paying request makes of a payment that would be paid; null if it is not known. */
const shownDespite = (kind: FaultKind, trial: Trial): Shown | null => {
  switch (kind) {
    case 'lostAnswer':
    case 'lateAnswer':
    case '500after':
    case '409after':
    case 'secondPress':
    case 'secondTab':
    case 'secondTabFirst':
      return { kind: 'paid' }
    case 'sessionEndedAfter':
    case 'reloadAfter':
    case 'reopenAfter':
      return { kind: 'gone' }
    case 'sessionEndedBefore':
      return failed('signedOut', 'notSent', 'safeToTryAgain')
    case 'reloadBefore':
    case 'reopenBefore':
    case 'drop':
    case '500':
    case 'lateRequest':
      return failed('noPayment', 'unanswered', 'safeOnce')
    case '409':
      return failed('noPayment', 'notReceived', 'safeOnce')
    default:
      if (!isCode(kind)) return null
      // Somebody may have completed a free basket: the status check alone decides.
      if (trial.flow === 'free') return null
      return kind.endsWith('after') ? { kind: 'paid' } : refusedWith(kind, trial)
  }
}

/** What the page shows after the first submit of this trial; null if the trial leaves it open. */
const expectedEnd = (trial: Trial): Shown | null => {
  const [fault, ...more] = trial.faults
  if (fault === undefined) return shownAfter(trial)
  const isSimple = more.length === 0 && trial.plot === 'paid' && trial.byWallet !== true
  return isSimple && onceOnly.includes(fault.call) && fault.nth === 1 ? shownDespite(fault.kind, trial) : null
}

const { payment, paymentCode, paymentPlan, operations } = texts

const successOf = ({ flow }: Trial): string =>
  isPlanFlow(flow) ? payment.detailsUpdated : isBasketFlow(flow) ? payment.itemsAddedToBooking : payment.paid

const loggedOut = 'You have been automatically logged out after a period of inactivity. Please login again.'

const noPaymentOf = ({ flow }: Trial): string => {
  if (isPlanFlow(flow)) return paymentPlan.charged.safeOnce
  return flow === 'free' ? operations.completeBasket.text : operations.emptyPayments.text
}

/** The notifications of this end, in order. */
const notificationsOf = (shown: Shown, trial: Trial, paymentId: string): readonly string[] => {
  const kind = trial.faults[0]?.kind
  const ofSession = kind === 'sessionEndedAfter' || kind === 'sessionEndedBefore' ? [loggedOut] : []
  // The second tab finds that no payment has arrived, because the request of the first one waits for it.
  const ofSecondTab = kind === 'secondTabFirst' ? [noPaymentOf(trial)] : []
  return [...ofSession, ...ofSecondTab, ...ofEnd(shown, trial, paymentId)]
}

const ofEnd = (shown: Shown, trial: Trial, paymentId: string): readonly string[] => {
  if (shown.kind === 'paid' || shown.kind === 'gone') return [successOf(trial)]
  if (shown.kind === 'undecided') return []
  if (shown.kind === 'bookingFailed')
    return [
      payment.paidButFailedHeader,
      'Your payment has been successful but there has been an error completing your booking.',
      `Your payment reference is: ${paymentId}. Please contact our Customer Services team who will resolve this for you.`,
      ...['Please do not try to re-book.', 'OK'],
    ]
  const { notice, codes: refused } = shown.failure
  switch (notice) {
    case 'declined':
      return ['Payment failed. Please try again.']
    case 'noPayment':
      return [noPaymentOf(trial)]
    case 'amountChanged':
      return [paymentCode['16000307'].text]
    case 'refused':
      return refused.flatMap((code) => {
        if (!isPaymentCode(code)) return []
        const reason = Object.entries(payment.reasons).find(([one]) => one === code)?.[1]
        return isPlanFlow(trial.flow) && reason !== undefined ? reason : paymentCode[code].text
      })
    default:
      return []
  }
}

const shownOn = (on: TrialRun, tab: Tab): { readonly shown: unknown; readonly paymentId: string } => {
  const state = modelOf(tab.dashboard, purposeOf(on.trial.flow), on.ref).state$.value
  const view = viewIn(state)
  const isOver = 'kind' in state && (state.kind === 'empty' || state.kind === 'nothingToPay')
  if (isOver || view?.kind !== 'form')
    return {
      shown: { kind: isOver ? 'gone' : (view?.kind ?? 'nothing') },
      paymentId: view?.kind === 'bookingFailed' ? view.paymentId : '',
    }
  // A plan's page has a form after its change too.
  if (view.failure === null) return { shown: { kind: isPlanFlow(on.trial.flow) ? 'gone' : 'form' }, paymentId: '' }
  const { notice, outcome, money, recovery } = view.failure
  const all = notice.kind === 'refused' ? notice.errors.map(({ code }) => code) : []
  const name = notice.kind === 'declined' && notice.byBank === true ? 'declined by the bank' : notice.kind
  return { shown: { kind: 'failed', failure: { notice: name, codes: all, outcome, money, recovery } }, paymentId: '' }
}

/** `since`: the number of sentences before the submit. */
export const compareEnd = (on: TrialRun, since: number): readonly string[] => {
  const expected = expectedEnd(on.trial)
  if (expected === null || on.faultInjector.struck.length < on.trial.faults.length) return []
  const { shown, paymentId } = shownOn(on, on.front())
  const notified = on.oracle.heard().slice(since)
  const wanted = notificationsOf(expected, on.trial, paymentId)
  const differ = (what: string, found: unknown, one: unknown): readonly string[] =>
    JSON.stringify(found) === JSON.stringify(one)
      ? []
      : [`${what} ${JSON.stringify(found)}, and not ${JSON.stringify(one)}`]
  return [
    ...differ('After the first submit, the page shows', shown, expected),
    ...differ('The notifications are', notified, wanted),
    ...(on.trial.faults.length > 0 ? [] : compareCalls(on)),
  ]
}

/** How many status checks a payment takes until its end is known, or until the poll gives up. */
const checksOf = (plot: PlotName, isBasket: boolean): number => {
  const { outcome } = plots[plot]
  switch (outcome.kind) {
    case 'pending':
    case 'pendingThenFailed':
      return Math.min(outcome.polls + 1, mostChecks)
    case 'pendingForever':
      return mostChecks
    case 'paidButBookingFailed':
      return isBasket ? mostChecks : 1
    default:
      return 1
  }
}

/** The calls of a payment, in the specification's order. */
interface Calls {
  /** They load the page and submit. */
  readonly before: string
  /** It is repeated until the end is known. */
  readonly check: string
  /** They show the end. */
  readonly after: string
}

const expectedCalls = ({ flow, plot }: Trial): Calls => {
  const isBasket = isBasketFlow(flow)
  const isPlan = isPlanFlow(flow)
  const opened = isBasket
    ? 'getBasket createBasket addTickets getBasket getBasket getBasketStatus getBasketPayments getBooking'
    : 'getBooking'
  const card = flow === 'planDay' || flow === 'free' ? '' : ' tokenise'
  const sent = flow === 'free' ? ' getBasket completeBasket' : isPlan ? ' updatePaymentPlan' : ' pay'
  const challenged = plot.startsWith('bank') ? ' challenge' : ''
  const before = `${opened}${card}${sent}${challenged}`
  const reloaded = 'getBooking getTicketAllocations'
  const end = shownAfter({ flow, plot, sequel: 'leaves', faults: [] })
  if (!isBasket) return { before, check: 'getBooking', after: end.kind === 'paid' ? reloaded : '' }
  if (flow === 'free') return { before, check: 'getBasketStatus', after: `getBasket ${reloaded}` }
  if (end.kind === 'paid') return { before, check: 'getBasketStatus', after: `${reloaded} getBasket` }
  if (end.kind === 'bookingFailed') return { before, check: 'getBasketStatus', after: 'getBasketPayments getBasket' }
  const isAtBank = plot === 'bankRefuses' || plot === 'bankIsClosed'
  return {
    before,
    check: 'getBasketStatus',
    after: `getBasketPayments${isAtBank ? ' getBooking' : ''}${end.kind === 'failed' ? ' getBasket' : ''}`,
  }
}

/** Without faults, the page makes each call once, and polls by the schedule. */
const compareCalls = (on: TrialRun): readonly string[] => {
  const { flow, plot } = on.trial
  const { calls, times } = on.faultInjector
  const { before, check, after } = expectedCalls(on.trial)
  const checks = plot === 'declined' ? 0 : checksOf(plot, isBasketFlow(flow))
  const polled = Array.from({ length: checks }, () => check)
  const expected = [before, ...polled, ...(checks > 0 ? [after] : isBasketFlow(flow) ? ['getBasket'] : [])]
    .filter((one) => one !== '')
    .join(' ')
  const made = calls.map((call) => call.split('#')[0] ?? '')
  if (made.join(' ') !== expected) return [`The page calls ${made.join(' ')}, and not ${expected}`]
  const first = before.split(' ').length
  const intervals = times.slice(first + 1, first + checks).map((time, at) => time - (times[first + at] ?? 0))
  return intervals.every((one) => one === checkInterval)
    ? []
    : [`The page checks the status after ${intervals.join(', ')} ms`]
}

/** The longest pauses between two status checks in the background: soon after the submit, and later. */
const firstPause = minutes(1)
const longestPause = minutes(5)
const withinASession = minutes(15)

/**
 * A page that stays open checks the status in the background as long as an end is unknown. It makes no call once the
 * end is known.
 */
export const compareChecksInTheBackground = async (on: TrialRun): Promise<readonly string[]> => {
  const expected = expectedEnd(on.trial)
  const isPlain = on.trial.sequel === 'leaves' && on.faultInjector.struck.length === on.trial.faults.length
  // The back end ends a slower payment within the first pause.
  if (expected === null || !isPlain || on.trial.plot === 'slower' || on.pages().length > 1) return []
  const isOpen =
    expected.kind === 'undecided' || (expected.kind === 'failed' && expected.failure.outcome === 'unanswered')
  const found: string[] = []
  for (const passed of isOpen ? [firstPause, longestPause] : [withinASession]) {
    const before = on.faultInjector.made
    await on.pass(passed + 1000)
    const made = on.faultInjector.made - before
    if (isOpen === (made === 0)) found.push(`In ${passed} ms the page makes ${made} calls`)
  }
  return found
}

/** What another tab shows when it opens after this end; null if it may find something else. */
const shownBeside = (end: Shown, { flow }: Trial): unknown => {
  if (end.kind === 'paid' || end.kind === 'gone') return { kind: 'gone' }
  if (end.kind !== 'failed') return null
  // A request may still arrive, whichever tab has sent it. A refusal belongs to the tab that submitted.
  if (end.failure.outcome === 'unanswered') return end
  const isOfItsTab = end.failure.notice === 'refused' || end.failure.notice === 'amountChanged'
  return isOfItsTab ? { kind: isPlanFlow(flow) ? 'gone' : 'form' } : null
}

/** Another tab of the browser opens the page, and shows what the stored payment and the lists say. */
export const compareAnotherTab = async (on: TrialRun): Promise<readonly string[]> => {
  const expected = expectedEnd(on.trial)
  const isPlain = on.trial.sequel === 'leaves' && on.faultInjector.struck.length === on.trial.faults.length
  const wanted = expected && shownBeside(expected, on.trial)
  if (wanted === null || !isPlain || on.pages().length > 1) return []
  const { journey } = on.world
  const tab = journey.openTab()
  await journey.begin(tab)
  await signIn(on, tab)
  await arrive(on, tab)
  const { shown } = shownOn(on, tab)
  tab.unload()
  return JSON.stringify(shown) === JSON.stringify(wanted)
    ? []
    : [`Another tab shows ${JSON.stringify(shown)}, and not ${JSON.stringify(wanted)}`]
}
