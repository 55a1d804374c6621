import { type Dashboard, latest, paths } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { hold } from '../../src/journeys/checkJourneys.js'
import type { Tab } from '../../src/journeys/browser/Tab.js'
import type { FaultEffect } from '../../src/faults/Fault.js'
import { detailsOf } from '../../src/journeys/cards.js'
import type { Journey } from '../../src/journeys/Journey.js'
import { viewOn } from '../../src/journeys/oracle/paymentModels.js'
import type { BasketPaymentOutcome } from '../../src/records/BasketPaymentOutcome.js'
import { minutes } from '../../src/values/calendar.js'
import { buy, newTicket } from '../purchases.js'
import { ref, setOut } from '../setOut.js'

/** What the customer does on the second page, while it shows the form. */
type Second = 'pay' | 'mistype' | 'open' | 'reload'
const seconds: readonly Second[] = ['pay', 'mistype', 'open', 'reload']

/** What the first page and the second one show: soon after, and at the end. */
type Shown = readonly [first: string, second: string, firstAtEnd: string, secondAtEnd: string]

interface First {
  readonly name: string
  readonly effect?: FaultEffect
  readonly outcome?: BasketPaymentOutcome
  readonly isChallenged?: true
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
/** The check is open on the other page. The customer may start again here. */
const elsewhere = 'undecided challenge'
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
  {
    name: 'is refused by the bank',
    effect: { kind: 'refusal', code: 16000140 },
    isSentBeside,
    shown: afterEnd(refused),
  },
  {
    name: 'is refused with an unknown code',
    effect: { kind: 'error', code: 99999999 },
    isSentBeside,
    shown: afterEnd(refused),
  },
  {
    name: 'is refused as paid already',
    effect: { kind: 'error', code: 16000110 },
    isSentBeside,
    shown: afterEnd(notFound),
  },
  {
    name: 'gets no answer',
    effect: { kind: 'drop' },
    shown: {
      pay: [unanswered, sending, unanswered, unanswered],
      mistype: [unanswered, sending, unanswered, unanswered],
      open: [unanswered, form, unanswered, form],
      reload: [sending, sending, unanswered, unanswered],
    },
  },
  {
    name: 'is late',
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
    name: 'is answered late',
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
    name: 'waits at the bank',
    isChallenged: true,
    isSentBeside,
    shown: {
      pay: [atBank, atBank, over, over],
      mistype: [atBank, elsewhere, over, over],
      open: [atBank, listed, over, over],
      reload: [atBank, elsewhere, over, over],
    },
  },
  {
    name: 'is pending for a while',
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
    name: 'is pending for long',
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
  {
    name: 'was paid, and no check is answered',
    effect: { kind: 'lostAnswer' },
    isBlind: true,
    shown: beside(notAsked, over),
  },
  {
    name: 'was never sent, and no check is answered',
    effect: { kind: 'drop' },
    isBlind: true,
    shown: beside(notAsked, unanswered),
  },
  {
    name: 'is called paid already, and no check is answered',
    effect: { kind: 'error', code: 16000110 },
    isBlind: true,
    isSentBeside,
    shown: { ...beside(notAsked, notFound, notReceived), pay: [notAsked, notAsked, over, over] },
  },
]

type Purpose = 'basket' | 'outstanding'

const cardOf = (id: string) => ({ cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id } }) as const
const typedCard = { cardholderName: 'Amelia Hart', source: { kind: 'fields' } } as const
type Card = ReturnType<typeof cardOf> | typeof typedCard

const modelOf = ({ checkout, balancePayment }: Dashboard, purpose: Purpose) =>
  purpose === 'basket' ? checkout(ref) : balancePayment(ref, 'outstanding')

const openPage = async ({ press }: Journey, tab: Tab, purpose: Purpose): Promise<void> => {
  tab.navigation.goTo(purpose === 'basket' ? paths.checkout(ref) : paths.payInFull(ref))
  if (purpose === 'outstanding') await press(() => tab.dashboard.bookings.load(ref))
  await press(modelOf(tab.dashboard, purpose).open)
  if (purpose === 'basket') tab.dashboard.checkout(ref).acceptTerms(true)
}

const pay = ({ backend, observed }: Journey, tab: Tab, purpose: Purpose, card: Card = cardOf('pm_card_visa')) => {
  const open = backend.inspect.baskets().find(({ state }) => state === 'open')
  const owed = latest(tab.dashboard.bookings.booking(ref).value)?.prices.outstandingBalance ?? 0
  observed.oracle.submissions.submitted(
    ...(purpose === 'basket' ? ([open?.id ?? '', open?.total ?? 0] as const) : ([ref, owed] as const)),
  )
  return modelOf(tab.dashboard, purpose).pay(card)
}

/** Starts something, and does not wait. */
const start = async (journey: Journey, task: () => Promise<unknown>): Promise<void> => {
  journey.patience = 0
  await journey.press(task)
  journey.patience = null
}

/** Lets everything come to rest. */
const rest = (journey: Journey): Promise<unknown> => journey.press(() => Promise.resolve())

/** Nothing is left to pay, or the page calls it paid. */
const nameOf = ({ dashboard }: Tab, purpose: Purpose): string => {
  const view = viewOn(dashboard, purpose, ref)
  switch (view?.kind) {
    case 'moving':
      return `moving ${view.stage}`
    case 'undecided':
      return `undecided ${view.because}`
    case 'form':
      return ['form', view.notice?.kind, view.outcome, view.charged]
        .filter((part) => typeof part === 'string')
        .join(' ')
    default:
      return view === null || view.kind === 'paid' ? over : view.kind
  }
}

const chargesOf = ({ backend }: Journey): number =>
  backend.inspect.charges().filter(({ by }) => by === 'customer').length

const act = async (journey: Journey, here: () => Tab, purpose: Purpose, second: Second): Promise<void> => {
  switch (second) {
    case 'pay':
      return start(journey, () => pay(journey, here(), purpose))
    case 'mistype':
      here().browser.cardFields.typed = { ...detailsOf('4242424242424241') }
      return start(journey, () => pay(journey, here(), purpose, typedCard))
    case 'reload':
      journey.patience = 0
      await journey.reload()
      if (purpose === 'outstanding') await start(journey, () => here().dashboard.bookings.load(ref))
  }
  await start(journey, modelOf(here().dashboard, purpose).open)
}

const rows = firsts.flatMap((first) =>
  seconds.flatMap((second) =>
    // Without an answer for its booking, the page of a balance shows nothing.
    (['basket', 'outstanding'] as const)
      .filter((purpose) => purpose === 'basket' || first.isBlind !== true)
      .map((purpose) => [purpose, first.name, second, first] as const),
  ),
)

describe('two tabs of a browser', () => {
  it.each(rows)(
    '%s: the payment of one %s, and the customer goes on in the other: %s',
    async (purpose, _name, second, given) => {
      const journey = await setOut('atTheTickets')
      const { backend, bank, clock } = journey
      if (purpose === 'basket') await journey.press(() => buy(newTicket)(journey.page()))
      const here = (): Tab => journey.tabs()[0] ?? journey.tab()
      await openPage(journey, here(), purpose)
      await journey.openTab(false)
      const there = journey.tab()
      await openPage(journey, there, purpose)
      const { sent } = journey.observed.oracle.ledger
      const [sentBefore, chargesBefore] = [sent.length, chargesOf(journey)]
      if (given.outcome !== undefined) backend.payments.setNextOutcome(given.outcome)
      if (given.effect !== undefined)
        backend.faults.add({ match: { path: 'pay' }, times: 'once', effect: given.effect })
      if (given.isBlind === true)
        for (const path of ['getBasketStatus', 'getBasketPayments'])
          backend.faults.add({ match: { path }, times: 'always', effect: { kind: 'status', status: 500 } })
      if (given.isChallenged === true) bank.decide('leaveOpen')
      const card = cardOf(given.isChallenged === true ? 'pm_card_authenticationRequired' : 'pm_card_visa')
      await start(journey, () => pay(journey, there, purpose, card))
      await (given.after === undefined ? rest(journey) : journey.pass(given.after))
      await act(journey, here, purpose, second)
      await clock.advance(2000)
      const shown = (): readonly string[] => [nameOf(there, purpose), nameOf(here(), purpose)]
      const [first, beside, ...atEnd] = given.shown[second]
      expect(shown()).toEqual([first, beside])
      expect(sent.length - sentBefore).toBe(second === 'pay' && given.isSentBeside === true ? 2 : 1)
      backend.faults.clear()
      bank.answerOpen('complete')
      bank.decide('complete')
      await rest(journey)
      await journey.pass(minutes(given.outcome === undefined && given.isBlind !== true ? 1 : 6))
      await rest(journey)
      expect(shown()).toEqual(atEnd)
      expect(chargesOf(journey) - chargesBefore).toBe(atEnd[0] === over ? 1 : 0)
      if (atEnd[1] === 'notChecked') await openPage(journey, here(), purpose)
      // A page that knows nothing of the first request joins it, and sends its own afterwards.
      if (second === 'open' && atEnd[0] === unanswered)
        expect((await journey.press(() => pay(journey, here(), purpose)))?.kind).toBe('form')
      if (atEnd[0] !== over) {
        expect((await journey.press(() => pay(journey, here(), purpose)))?.kind).toBe('paid')
        expect(chargesOf(journey) - chargesBefore).toBe(1)
      }
      hold(journey)
    },
  )
})
