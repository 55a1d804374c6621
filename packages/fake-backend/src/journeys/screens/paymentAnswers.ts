import { type Notice, paths, texts } from '@booking-dashboard/core'
import type { FaultEffect } from '../../faults/Fault.js'
import { minutes } from '../../values/calendar.js'
import { modelOf } from '../oracle/paymentModels.js'
import {
  chargesByCustomer,
  balanceOf,
  basketOf,
  challengedCard,
  failureOf,
  isAwaited,
  openForm,
  type Payable,
  payAgain,
  shownOf,
  submit,
} from './payables.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const ref = 'SUN1001'
const seconds = (count: number): number => count * 1000

/** What a page says after an answer, and what it does to learn more. */
interface Answered {
  readonly effect: FaultEffect
  readonly notice: Notice['kind']
  readonly outcome: string
  readonly money: string
  readonly recovery: string | null
  /** Whether the payments are read, because such a payment may exist. */
  readonly isLookedFor: boolean
  /** Whether the amounts are read again. */
  readonly isReloaded?: true
}

const refused = { notice: 'refused', outcome: 'failed', money: 'safeToTryAgain', recovery: null } as const
const notAccepted = { notice: 'notAccepted', outcome: 'notSent', money: 'safeToTryAgain', recovery: null } as const
const nothing = { notice: 'noPayment', money: 'safeOnce', recovery: null, isLookedFor: true } as const
const claim = { notice: 'refused', outcome: 'notFound', money: 'notCharged', recovery: 'booking' } as const
const isLookedFor = true

/** By the codes of behaviour/payments: which payment ended, which may exist, and what the customer does next. */
const answers: readonly Answered[] = [
  { ...notAccepted, effect: { kind: 'status', status: 403 }, isLookedFor: false },
  { ...notAccepted, effect: { kind: 'status', status: 404 }, isLookedFor: false },
  { ...nothing, effect: { kind: 'status', status: 409 }, outcome: 'notReceived' },
  { ...nothing, effect: { kind: 'status', status: 500 }, outcome: 'unanswered' },
  { ...nothing, effect: { kind: 'drop' }, outcome: 'unanswered' },
  { ...refused, effect: { kind: 'error', code: 16000307 }, notice: 'amountChanged', isLookedFor, isReloaded: true },
  { ...claim, effect: { kind: 'error', code: 16000040 }, isLookedFor, isReloaded: true },
  { ...claim, effect: { kind: 'error', code: 16000110 }, isLookedFor },
  { ...claim, effect: { kind: 'error', code: 16000301 }, isLookedFor },
  { ...claim, effect: { kind: 'error', code: 16000303 }, outcome: 'failed', isLookedFor },
  { ...claim, effect: { kind: 'error', code: 16000305 }, outcome: 'failed', recovery: 'support', isLookedFor },
  { ...claim, effect: { kind: 'error', code: 16000270 }, outcome: 'failed', recovery: 'waysToPay', isLookedFor },
  { ...refused, effect: { kind: 'error', code: 16000050 }, isLookedFor: false },
  { ...refused, effect: { kind: 'error', code: 16000280 }, isLookedFor },
  { ...refused, effect: { kind: 'error', code: 99999999 }, isLookedFor },
  { ...refused, effect: { kind: 'errors', errors: ['The till is closed.'] }, isLookedFor },
]

/** Another page may have the bank's check open. */
const pages = ['reloaded', 'reopened'] as const

/**
 * The page that showed the bank's check shows it again after a reload. A new page does not know whether another one
 * still shows it: it waits, says so, and offers to pay beside it. The bank ends the check after 15 minutes.
 */
const comeBackToBank: Walk = {
  words: 'comes back to a payment at the bank',
  go: async (visit) => {
    const { context } = visit
    const { bank } = context.journey
    const payable = visit.oneIn(2) ? balanceOf(visit) : await basketOf(visit, false)
    const page = visit.one(pages)
    if (payable === null || page === undefined) return
    const charges = await openForm(visit, payable)
    if (charges === null) return
    const compare = (...wanted: readonly unknown[]): void => visit.equal('the payment', shownOf(visit, payable), wanted)
    bank.decide('leaveOpen')
    await submit(visit, payable, challengedCard)
    compare('moving', 'bank')
    await (page === 'reloaded' ? context.journey.reload() : context.journey.reopen())
    const isSamePage = page === 'reloaded'
    await payable.open()
    compare('moving', 'bank')
    await visit.clock.advance(seconds(27))
    const isOpen = isSamePage ? ['moving', 'bank'] : ['undecided', 'challenge', true]
    compare(...isOpen)
    const { checkNow, startAgain } = modelOf(visit.dashboard, payable.purpose, payable.reference)
    if (!isSamePage && visit.oneIn(3)) {
      startAgain()
      compare('form', 'pending', 'open', 'pending')
      bank.answerOpen('complete')
      bank.decide('complete')
      return payAgain(visit, payable, charges)
    }
    const ends = ['complete', 'fail', 'none'] as const
    const answer = visit.one(isSamePage ? ends.slice(0, 2) : ends)
    if (answer === 'none') await visit.clock.advance(minutes(15))
    else bank.answerOpen(answer ?? 'fail')
    bank.decide('complete')
    // A customer need not wait for the next look.
    if (!isSamePage) await context.runPaymentTask(visit.tab, checkNow)
    await context.pass('untilQuiet')
    if (answer === 'complete') {
      compare('paid')
      visit.equal('the charges', chargesByCustomer(visit) - charges, 1)
      return visit.equal('whether it is awaited', isAwaited(visit, payable), false)
    }
    if (isSamePage) compare('form', 'challengeFailed', 'failed', null)
    else compare('form', 'declined', 'failed', 'safeToTryAgain')
    await payAgain(visit, payable, charges)
  },
}

/** Each answer of the back end to a payment, from a refusal to silence. */
const answerOddly: Walk = {
  words: 'pays, and the back end answers oddly',
  go: async (visit) => {
    const isBalance = visit.oneIn(3)
    const payable = isBalance ? balanceOf(visit) : await basketOf(visit, visit.oneIn(3))
    const answered = visit.one(answers)
    if (payable === null || answered === undefined) return
    const charges = await openForm(visit, payable)
    if (charges === null) return
    const { effect } = answered
    // A basket that costs nothing and is not found may have been completed by another page.
    const isOver = payable.isFree && effect.kind === 'status' && effect.status === 404
    const wanted: Answered = isOver ? { ...nothing, effect, outcome: 'notReceived' } : answered
    // The key of a card is spent by its refusal. A basket that costs nothing has no card.
    const isSpent = effect.kind === 'error' && effect.code === 16000050
    visit.plant(payable.path, isSpent && !payable.isFree ? { kind: 'refusal', code: 16000050 } : effect)
    const { end, toasts, calls } = await submit(visit, payable)
    visit.backend.faults.clear()
    const { notice, outcome, money, recovery, isReloaded } = wanted
    const failure = failureOf(visit, payable)
    visit.equal(
      'the failure',
      [failure?.notice.kind, failure?.outcome, failure?.money, failure?.recovery],
      [notice, outcome, money, recovery],
    )
    visit.equal('the end', end, 'form')
    const isForbidden = effect.kind === 'status' && effect.status === 403
    visit.equal('the page', visit.tab.navigation.current() === paths.unauthorised, isForbidden)
    visit.equal(
      'the number of failures told',
      toasts.filter(({ type }) => type === 'danger').length,
      isForbidden ? 0 : 1,
    )
    const reads = calls.slice(calls.lastIndexOf(payable.path) + 1)
    visit.equal(
      'whether the payments are read',
      reads.includes('getBooking'),
      wanted.isLookedFor || (isSpent && payable.isFree),
    )
    if (outcome !== 'unanswered') {
      const reload = payable.purpose === 'basket' ? 'getBasket' : 'getTicketAllocations'
      visit.equal('whether the amounts are read again', reads.includes(reload), isReloaded === true)
    }
    visit.equal('whether it is awaited', isAwaited(visit, payable), outcome === 'unanswered')
    compareCheckout(visit, payable)
    await payAgain(visit, payable, charges)
  },
}

/** The session is over before the payment is read. After the next sign-in, the page says that nothing was sent. */
const payAfterExpiry: Walk = {
  words: 'pays when the session is over',
  go: async (visit) => {
    const payable = visit.oneIn(2) ? balanceOf(visit) : await basketOf(visit, visit.oneIn(3))
    if (payable === null) return
    const charges = await openForm(visit, payable)
    if (charges === null) return
    visit.backend.sessions.expire()
    const { end } = await submit(visit, payable)
    visit.equal('the end', end, 'form')
    visit.equal('the session', visit.dashboard.session.state$.value.kind, 'signedOut')
    const isReloaded = visit.oneIn(3)
    if (isReloaded) await visit.context.journey.reload()
    await visit.comeIn()
    await payable.open()
    const failure = failureOf(visit, payable)
    visit.equal(
      'the failure',
      [failure?.notice.kind, failure?.outcome, failure?.money],
      ['signedOut', 'notSent', 'safeToTryAgain'],
    )
    await payAgain(visit, payable, charges)
  },
}

/** The basket stays, unless the customer has to look at the booking or to pay otherwise. */
const compareCheckout = (visit: Visit, payable: Payable): void => {
  if (payable.purpose !== 'basket') return
  const { value } = visit.dashboard.checkout(ref).state$
  if (value.kind !== 'open') return visit.expect(false, `the checkout to be open, not ${value.kind}`)
  const failure = failureOf(visit, payable)
  const goesElsewhere = failure?.recovery === 'booking' || failure?.recovery === 'waysToPay'
  const isThere = !goesElsewhere && failure?.notice.kind !== 'amountChanged'
  visit.equal('whether the basket is told to be there', value.isStillThere, isThere)
  visit.equal('whether that is said', value.words?.now.includes(texts.screen.checkout.form.stillThere), isThere)
  visit.equal('whether it is free', [value.isFree, value.newTotal], [payable.isFree, null])
}

export const paymentAnswerWalks: readonly Walk[] = [answerOddly, payAfterExpiry, comeBackToBank]
