import { minutes } from '../../values/calendar.js'
import { demoPassword } from '../../worlds/demo/customers/demoCustomers.js'
import { buy, extra, newTicket } from '../model/basket/purchases.js'
import { detailsOf } from '../model/payment/CardChoice.js'
import {
  chargesByCustomer,
  balanceOf,
  basketOf,
  failureOf,
  goodCard,
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
const readsOf = ({ purpose }: Payable): readonly string[] =>
  purpose === 'basket' ? ['getBasketStatus', 'getBasketPayments'] : ['getBooking']

/** The basket, or the balance of a booking. */
const payableOf = async (visit: Visit): Promise<Payable | null> =>
  visit.oneIn(2) ? balanceOf(visit) : basketOf(visit, false)

/** The terms are loaded once for a page. After a failure they load again when the customer asks, or comes back. */
const readTerms: Walk = {
  words: 'reads the terms at the checkout',
  go: async (visit) => {
    await visit.context.journey.reload()
    await visit.comeIn()
    const payable = await basketOf(visit, false)
    const terms = () => {
      const { value } = visit.dashboard.checkout(ref).state$
      return value.kind === 'open' ? [value.terms.kind, value.terms.obstacle] : [value.kind]
    }
    const isKnown = visit.oneIn(2)
    if (!isKnown) {
      visit.plant('getTermsAndConditions', visit.oneIn(2) ? { kind: 'status', status: 500 } : { kind: 'notJson' })
      await payable.open()
      visit.equal('the terms after a failure', terms(), ['failed', null])
      if (visit.oneIn(2)) await visit.run(visit.dashboard.checkout(ref).retryTerms)
      else await payable.open()
    } else await payable.open()
    const isAccepted = terms()[1] === null
    visit.equal('the terms', terms(), ['shown', isAccepted ? null : 'notAccepted'])
    const calls = visit.watchCalls()
    await payable.open()
    await visit.run(visit.dashboard.checkout(ref).retryTerms)
    visit.equal('whether the terms load again', calls().includes('getTermsAndConditions'), false)
    visit.equal('the terms', terms(), ['shown', null])
  },
}

/** A script pays without opening the page again. The basket is another by now, and is checked first. */
const payOtherBasket: Walk = {
  words: 'pays another basket than the one on the page',
  go: async (visit) => {
    const first = await basketOf(visit, false)
    if ((await openForm(visit, first)) === null) return
    const payable = await basketOf(visit, false)
    const charges = chargesByCustomer(visit)
    const { end, calls } = await submit(visit, payable)
    visit.equal('the end', end, 'paid')
    visit.equal('whether it is checked first', calls.indexOf('getBasketStatus') < calls.indexOf('pay'), true)
    visit.equal('the charges', chargesByCustomer(visit) - charges, 1)
  },
}

/** The customer can simply pay. */
const simply = ['form', undefined, undefined, undefined]

/** What is due changes while the sheet of a wallet is open. Nothing is sent, and the page names the new amount. */
const agreeToFormerAmount: Walk = {
  words: 'confirms a wallet’s sheet with a former amount',
  go: async (visit) => {
    const payable = await basketOf(visit, false)
    const charges = await openForm(visit, payable)
    if (charges === null) return
    const { value: before } = visit.dashboard.checkout(ref).state$
    if (before.kind !== 'open' || before.basket === null) return
    const agreed = before.basket.total
    const isFree = visit.oneIn(2)
    const { basket } = visit.dashboard
    if (isFree) await visit.run(() => basket(ref).discard())
    await visit.run(() => buy(isFree ? extra('7130', '71301') : newTicket)(visit.dashboard))
    await payable.open()
    const total = visit.basket(ref)?.total ?? 0
    visit.equal('whether the total has changed', total === agreed, false)
    visit.tab.sheet.card = detailsOf('4242424242424242')
    const { end, calls } = await submit(visit, payable, { ...goodCard, source: { kind: 'wallet' }, agreed })
    visit.tab.sheet.card = null
    visit.equal('the end', end, 'form')
    visit.equal('whether something is sent', calls.includes('pay') || calls.includes('completeBasket'), false)
    const failure = failureOf(visit, payable)
    visit.equal('the failure', [failure?.notice.kind, failure?.outcome], ['amountChanged', 'failed'])
    const { value } = visit.dashboard.checkout(ref).state$
    if (value.kind !== 'open') return visit.expect(false, `the checkout to be open, not ${value.kind}`)
    visit.equal('what it costs', [value.total?.amount, value.isFree, value.isStillThere], [total, isFree, false])
    if (!isFree) return payAgain(visit, payable, charges)
    visit.equal('the end', (await visit.run(visit.dashboard.checkout(ref).complete)).kind, 'paid')
    visit.equal('the charges', visit.backend.inspect.charges().length, charges)
  },
}

/** Pauses between status checks in the background: 5 s, doubled each time, at most 5 minutes. */
const pauses = [5, 10, 20, 40, 80, 160, 300, 300, 300, 300].map(seconds)

/**
 * A request without an answer may arrive for 25 minutes. Until then the page checks again, whether or not its checks
 * are answered. Afterwards it says that nothing was received.
 */
const waitInVain: Walk = {
  words: 'waits for a payment that has not arrived',
  go: async (visit) => {
    const payable = await payableOf(visit)
    const charges = payable && (await openForm(visit, payable))
    if (payable === null || charges === null) return
    visit.plant(payable.path, { kind: 'drop' })
    await submit(visit, payable)
    visit.equal('the payment', shownOf(visit, payable), ['form', 'noPayment', 'unanswered', 'safeOnce'])
    const [read = ''] = readsOf(payable)
    const isBlind = visit.oneIn(3)
    if (isBlind) for (const path of readsOf(payable)) visit.plant(path, { kind: 'status', status: 500 }, 'always')
    const isLong = visit.oneIn(3)
    const checkOnce = async (pause: number): Promise<void> => {
      const calls = visit.watchCalls()
      await visit.clock.advance(pause)
      visit.equal(`the status checks in ${pause} ms`, calls().filter((call) => call === read).length, 1)
    }
    for (const pause of pauses.slice(0, isLong ? 10 : 4)) await checkOnce(pause)
    const isOver = isLong && !isBlind
    visit.equal('the payment', shownOf(visit, payable), [
      ...['form', 'noPayment', isOver ? 'notReceived' : 'unanswered'],
      'safeOnce',
    ])
    visit.backend.faults.clear()
    await visit.run(visit.dashboard.session.check)
    // The back end may not keep its promise, so the checks go on. A basket is not held for that long.
    // The check of the session has resumed a payment that is stored, as one after a refusal is.
    if (isOver && payable.purpose !== 'basket') {
      const calls = visit.watchCalls()
      await visit.clock.advance(minutes(5))
      visit.expect(calls().includes(read), 'the status to be checked after the window')
    }
    await payAgain(visit, payable, charges)
  },
}

const mayStillBeCharged = 'It may still be charged, besides what you pay here.'

/**
 * A payment of a former amount may still arrive beside the form for the new one, and would be charged in addition. The
 * page says so until the window is over.
 */
const oweMoreMeanwhile: Walk = {
  words: 'owes more while a payment has no answer',
  go: async (visit) => {
    const payable = balanceOf(visit)
    const charges = payable && (await openForm(visit, payable))
    if (payable === null || charges === null) return
    const { reference } = payable
    const page = () => visit.dashboard.balancePayment(reference, 'outstanding').state$.value
    const isSaid = (): boolean => {
      const value = page()
      const said = value.kind === 'open' ? (value.words?.charged ?? []) : []
      return said.some((sentence) => sentence.includes(mayStillBeCharged))
    }
    const isBlind = visit.oneIn(2)
    visit.plant('pay', { kind: isBlind && visit.oneIn(2) ? 'lostAnswer' : 'drop' })
    if (isBlind) for (const path of readsOf(payable)) visit.plant(path, { kind: 'status', status: 500 }, 'always')
    await submit(visit, payable)
    const isCharged = visit.backend.inspect.charges().length > charges
    // The same amount would be due again.
    const rise = payable.due === 1500 ? 1600 : 1500
    visit.backend.bookings.changePrice(reference, rise)
    visit.context.priceChanges.set(reference, (visit.context.priceChanges.get(reference) ?? 0) + rise)
    visit.backend.faults.clear()
    await visit.run(() => visit.dashboard.bookings.refresh(reference))
    await visit.clock.advance(1)
    visit.equal('the payment', shownOf(visit, payable), isBlind ? ['undecided', 'notAsked', false] : simply)
    if (visit.oneIn(2)) await payable.open()
    await visit.clock.advance(seconds(6))
    if (isCharged) return visit.equal('the payment', shownOf(visit, payable), ['paid'])
    visit.equal('the payment', shownOf(visit, payable), simply)
    await visit.clock.advance(minutes(24))
    visit.equal('what is said of the former amount', isSaid(), true)
    await visit.clock.advance(minutes(2))
    visit.equal('what is said of the former amount', isSaid(), false)
    await payAgain(visit, payable, charges)
  },
}

/** A basket was paid and became no booking. The next one has its own form. */
const buyAfterFailedBooking: Walk = {
  words: 'buys again after a booking that failed',
  go: async (visit) => {
    const lost = await basketOf(visit, false)
    if ((await openForm(visit, lost)) === null) return
    visit.backend.payments.setNextOutcome({ kind: 'paidButBookingFailed' })
    visit.equal('the end', (await submit(visit, lost)).end, 'bookingFailed')
    visit.equal('the payment', shownOf(visit, lost), ['bookingFailed'])
    const isReloaded = visit.oneIn(2)
    if (isReloaded) await visit.context.journey.reload()
    const payable = await basketOf(visit, false)
    const charges = chargesByCustomer(visit)
    await payable.open()
    visit.equal('the payment of the next basket', shownOf(visit, payable), simply)
    await payAgain(visit, payable, charges)
  },
}

/** Somebody else signs in on a page that has lost its session. Nothing is said of the payment, and it is forgotten. */
const leaveToAnother: Walk = {
  words: 'leaves a payment without an answer to another customer',
  go: async (visit) => {
    const payable = await payableOf(visit)
    const charges = payable && (await openForm(visit, payable))
    if (payable === null || charges === null) return
    visit.plant('pay', { kind: 'drop' })
    await submit(visit, payable)
    const isStored = () => isAwaited(visit, payable)
    visit.equal('whether the payment is stored', isStored(), true)
    visit.backend.sessions.expire()
    await visit.run(() => visit.dashboard.bookings.loadList())
    visit.equal('whether the payment is stored after the session', isStored(), true)
    const toasts = await visit.toastsOf(() =>
      visit.dashboard.session.signIn({ email: 'new@example.com', password: demoPassword }),
    )
    visit.equal(
      'what another customer is told',
      toasts.map(({ message }) => message),
      [],
    )
    visit.equal('whether the payment is stored for another customer', isStored(), false)
    await visit.run(visit.dashboard.session.signOut)
    await visit.comeIn()
    await payable.open()
    visit.equal('the payment', shownOf(visit, payable), simply)
    await payAgain(visit, payable, charges)
  },
}

/** A script pays on a page that was reloaded. It reads first what became of the payment before, and sends nothing. */
const payUnread: Walk = {
  words: 'pays on a reloaded page beside a payment without an answer',
  go: async (visit) => {
    const payable = await payableOf(visit)
    const charges = payable && (await openForm(visit, payable))
    if (payable === null || charges === null) return
    // An open check of the bank would seem to keep the next payment waiting.
    visit.context.journey.bank.answerOpen('fail')
    await visit.context.pass('untilQuiet')
    visit.plant('pay', { kind: 'drop' })
    await submit(visit, payable)
    await visit.context.journey.reload()
    const { end, calls } = await submit(visit, payable)
    visit.equal('the end', end, 'form')
    visit.equal('whether something is sent', calls.includes('pay'), false)
    visit.equal('the payment', shownOf(visit, payable), ['form', 'noPayment', 'unanswered', 'safeOnce'])
    await payAgain(visit, payable, charges)
  },
}

export const paymentCornerWalks: readonly Walk[] = [
  readTerms,
  payOtherBasket,
  agreeToFormerAmount,
  waitInVain,
  oweMoreMeanwhile,
  buyAfterFailedBooking,
  leaveToAnother,
  payUnread,
]
