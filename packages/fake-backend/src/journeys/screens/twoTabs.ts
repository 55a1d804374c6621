import type { BasketPaymentOutcome } from '../../records/BasketPaymentOutcome.js'
import type { FaultEffect } from '../../faults/Fault.js'
import { minutes } from '../../values/calendar.js'
import type { Tab } from '../browser/Tab.js'
import { modelOf } from '../oracle/paymentModels.js'
import {
  chargesByCustomer,
  balanceOf,
  basketOf,
  type Card,
  challengedCard,
  openForm,
  type Payable,
  payAgain,
  shownOf,
  submit,
  typedCard,
} from './payables.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

/** What the customer does on the second page, while it shows the form. */
type Second = 'pay' | 'mistype' | 'open' | 'reload'
const seconds: readonly Second[] = ['pay', 'mistype', 'open', 'reload']

/** What the first page and the second one show: soon after, and at the end. */
type Shown = readonly [first: string, second: string, firstAtEnd: string, secondAtEnd: string]

interface First {
  readonly effect?: FaultEffect
  readonly outcome?: BasketPaymentOutcome
  readonly card?: Card
  /** Status checks fail until the end. */
  readonly isBlind?: true
  /** Milliseconds until the second page acts. Without it, the first page has come to rest. */
  readonly after?: number
  /** A payment of the second page is sent too: the first has ended, or has the same key. */
  readonly isSentBeside?: true
  readonly shown: Readonly<Record<Second, Shown>>
}

const over = 'over'
const form = 'form'
const sending = 'moving sending'
const confirming = 'moving confirming'
const atBank = 'moving bank'
const notAsked = 'undecided notAsked'
const processing = 'undecided processing'
/** Another page’s payment is listed, and the customer may pay beside it. */
const listed = 'undecided pending'
const unanswered = 'form noPayment unanswered safeOnce'
const notReceived = 'form noPayment notReceived safeOnce'
const refused = 'form refused failed safeToTryAgain'
const notFound = 'form refused notFound notCharged'
const mistyped = 'form card notSent safeToTryAgain'

/** The attempt has ended without a charge, and the second page knows nothing of it. */
const afterEnd = (first: string): First['shown'] => ({
  pay: [over, over, over, over],
  mistype: [first, mistyped, first, mistyped],
  open: [first, form, first, form],
  reload: [first, form, first, form],
})

/** The first page does not know whether its request has arrived. The second one waits with it, and sends nothing. */
const beside = (first: string, end: Shown[2], found = end): First['shown'] => ({
  pay: [first, notAsked, end, found],
  mistype: [first, notAsked, end, found],
  open: [first, 'notChecked', end, 'notChecked'],
  reload: [first, notAsked, end, found],
})

const isSentBeside = true

/**
 * The tabs of a browser send one request at a time. While the payment of one is under way, the other says of no attempt
 * that it has ended. A page that has tried nothing says nothing.
 */
const firsts: readonly First[] = [
  { effect: { kind: 'refusal', code: 16000140 }, isSentBeside, shown: afterEnd(refused) },
  { effect: { kind: 'error', code: 99999999 }, isSentBeside, shown: afterEnd(refused) },
  { effect: { kind: 'error', code: 16000110 }, isSentBeside, shown: afterEnd(notFound) },
  {
    effect: { kind: 'drop' },
    shown: {
      pay: [unanswered, sending, unanswered, unanswered],
      mistype: [unanswered, sending, unanswered, unanswered],
      open: [unanswered, form, unanswered, form],
      reload: [sending, sending, unanswered, unanswered],
    },
  },
  {
    effect: { kind: 'delay', milliseconds: 20_000, when: 'before' },
    after: 1000,
    shown: {
      pay: [sending, sending, over, over],
      mistype: [sending, sending, over, over],
      open: [sending, form, over, over],
      reload: [sending, sending, over, over],
    },
  },
  {
    effect: { kind: 'delay', milliseconds: 20_000, when: 'after' },
    after: 1000,
    shown: {
      pay: [sending, over, over, over],
      mistype: [sending, over, over, over],
      open: [sending, over, over, over],
      reload: [sending, over, over, over],
    },
  },
  {
    card: challengedCard,
    isSentBeside,
    shown: {
      pay: [atBank, atBank, over, over],
      mistype: [atBank, atBank, over, over],
      open: [atBank, listed, over, over],
      reload: [atBank, atBank, over, over],
    },
  },
  {
    outcome: { kind: 'pending', polls: 3 },
    isSentBeside,
    after: 1000,
    shown: {
      pay: [confirming, listed, over, over],
      mistype: [confirming, confirming, over, over],
      open: [confirming, listed, over, over],
      reload: [confirming, confirming, over, over],
    },
  },
  {
    outcome: { kind: 'pending', polls: 9 },
    isSentBeside,
    after: 40_000,
    shown: {
      pay: [processing, listed, over, over],
      mistype: [processing, confirming, over, over],
      open: [processing, listed, over, over],
      reload: [processing, confirming, over, over],
    },
  },
  { effect: { kind: 'lostAnswer' }, isBlind: true, shown: beside(notAsked, over) },
  { effect: { kind: 'drop' }, isBlind: true, shown: beside(notAsked, unanswered) },
  {
    effect: { kind: 'error', code: 16000110 },
    isBlind: true,
    isSentBeside,
    shown: { ...beside(notAsked, notFound, notReceived), pay: [notAsked, notAsked, over, over] },
  },
]

const start = ({ context }: Visit, tab: Tab, task: () => Promise<unknown>): void =>
  void context.runPaymentTask(tab, task, 0)

/** Nothing is left to pay, or the page calls it paid. */
const nameOf = (visit: Visit, payable: Payable, tab: Tab): string => {
  const [kind, ...more] = shownOf(visit, payable, tab).filter((part) => typeof part === 'string')
  return kind === undefined || kind === 'paid' ? over : [kind, ...more].join(' ')
}

const act = async (visit: Visit, payable: Payable, second: Second): Promise<void> => {
  const { journey } = visit.context
  switch (second) {
    case 'pay':
      return start(visit, visit.tab, () => payable.submit())
    case 'mistype':
      journey.browser.cardFields.typed = { number: '4242424242424241', expMonth: 12, expYear: 2034, cvc: '123' }
      return start(visit, visit.tab, () => payable.submit(typedCard))
    case 'reload':
      await journey.reload()
      if (payable.purpose !== 'basket') start(visit, visit.tab, () => visit.dashboard.bookings.load(payable.reference))
  }
  start(visit, visit.tab, modelOf(visit.dashboard, payable.purpose, payable.reference).open)
}

/** Two tabs of a browser show the form. One of them pays, and the customer goes on in the other. */
const payBesideTab: Walk = {
  words: 'goes on in a second tab beside a payment',
  go: async (visit) => {
    const { context } = visit
    const { bank } = context.journey
    const given = visit.one(firsts)
    const second = visit.one(seconds)
    if (given === undefined || second === undefined) return
    // Without an answer for its booking, the page of a balance shows nothing.
    const payable = given.isBlind !== true && visit.oneIn(2) ? balanceOf(visit) : await basketOf(visit, false)
    const charges = payable && (await openForm(visit, payable))
    if (payable === null || charges === null) return
    const there = await context.other('secondTab')
    await payable.open(there)
    const { ledger } = context.oracle
    const sent = ledger.sent.length
    if (given.outcome !== undefined) visit.backend.payments.setNextOutcome(given.outcome)
    if (given.effect !== undefined) visit.plant('pay', given.effect)
    if (given.isBlind === true)
      for (const path of ['getBasketStatus', 'getBasketPayments'])
        visit.plant(path, { kind: 'status', status: 500 }, 'always')
    if (given.card !== undefined) bank.decide('leaveOpen')
    start(visit, there, () => payable.submit(given.card, there))
    await context.pass(given.after ?? 'untilQuiet')
    await act(visit, payable, second)
    await visit.clock.advance(2000)
    const shown = (): readonly string[] => [there, visit.tab].map((tab) => nameOf(visit, payable, tab))
    const [first, beside, ...atEnd] = given.shown[second]
    visit.equal(`both pages after “${second}”`, shown(), [first, beside])
    const isSent = second === 'pay' && given.isSentBeside === true
    visit.equal('the requests', ledger.sent.length - sent, isSent ? 2 : 1)
    visit.backend.faults.clear()
    bank.answerOpen('complete')
    bank.decide('complete')
    await context.pass('untilQuiet')
    await context.pass(minutes(given.outcome === undefined && given.isBlind !== true ? 1 : 6))
    await context.pass('untilQuiet')
    visit.equal('both pages at the end', shown(), atEnd)
    visit.equal('the charges', chargesByCustomer(visit) - charges, atEnd[0] === over ? 1 : 0)
    if (atEnd[1] === 'notChecked') await payable.open()
    // A page that knows nothing of the first request joins it, and sends its own afterwards.
    if (second === 'open' && atEnd[0] === unanswered)
      visit.equal('the end beside a request without an answer', (await submit(visit, payable)).end, 'form')
    if (atEnd[0] !== over) await payAgain(visit, payable, charges)
    context.close('secondTab')
  },
}

export const twoTabWalks: readonly Walk[] = [payBesideTab]
