import { defaultCurrency, type Minor, minor, money } from '../../src/money/Money.js'
import {
  type Answer,
  type Command,
  type PaymentEvent,
  type PaymentRow,
  type Seen,
  stay,
  type Transition,
} from '../../src/payment/machine/steps.js'
import {
  type BankEnd,
  type ListedPayment,
  newRecord,
  type Notice,
  type PaymentRecord,
  type Submission,
  type Purchase,
} from '../../src/payment/machine/record.js'
import { noWorld, statusOf } from '../../src/payment/machine/status.js'
import { transition } from '../../src/payment/machine/transition.js'

/** What happens next to a payment. The event belongs to the turn, or to the request, that the record waits for. */
export type Play = (record: PaymentRecord) => PaymentEvent

export const basket: Purchase = { kind: 'basket', bookingRef: 'AB123', basketId: '7' }
export const balance: Purchase = { kind: 'balance', bookingRef: 'AB123', owed: minor(80_000) }
export const plan: Purchase = { kind: 'plan', bookingRef: 'AB123', action: 'create', stood: 'none' }

const forBasket: Submission = { amount: minor(40_000), at: 0, known: null, wish: null }
const submittedFor: Readonly<Record<Purchase['kind'], Submission>> = {
  basket: forBasket,
  balance: { ...forBasket, known: [] },
  plan: { ...forBasket, amount: minor(0), wish: { day: 1, card: null, cardBefore: null } },
}

export const refused = (...codes: readonly (string | null)[]): Notice => ({
  kind: 'refused',
  errors: codes.map((code) => ({ code, message: null })),
})
/** As the booking lists it. */
export const listed: ListedPayment = {
  reference: 'PAY-1',
  amount: money(minor(40_000), defaultCurrency),
  date: '2026-11-03',
}
export const nothing: Seen = { status: null, rows: [], owed: null, plan: null }
export const aRow = (standing: PaymentRow['standing'], row: Partial<PaymentRow> = {}): PaymentRow => ({
  reference: 'PAY-1',
  key: null,
  amount: minor(40_000),
  standing,
  status: { paid: 2, failed: 6, returned: 6, open: 7 }[standing],
  isCounted: true,
  payment: listed,
  ...row,
})

export const arrives =
  (here = false): Play =>
  () => ({ kind: 'arrived', here })
export const checksStatus =
  (seen: Partial<Seen>): Play =>
  ({ turn, purchase }) => {
    const status = purchase.kind === 'basket' ? ('pending' as const) : null
    return {
      kind: 'statusChecked',
      turn,
      seen: { ...nothing, status, plan: purchase.kind === 'plan' ? 'asItStood' : null, ...seen },
    }
  }
export const failsStatusCheck: Play = ({ turn }) => ({ kind: 'statusCheckFailed', turn, cause: { kind: 'network' } })
export const waits: Play = ({ turn }) => ({ kind: 'waited', turn })
export const submits =
  (amount: Minor | null = null, generation = 0): Play =>
  ({ purchase }) => {
    const submission = submittedFor[purchase.kind]
    return { kind: 'submitted', submission: amount === null ? submission : { ...submission, amount }, generation }
  }
export const prepares: Play = () => ({ kind: 'prepared' })
export const isAnswered =
  (answer: Answer): Play =>
  ({ lastRequest }) => ({ kind: 'answered', request: lastRequest, answer })
export const isRefused = (code: string): Play => isAnswered({ kind: 'refused', errors: [{ code, message: null }] })
export const isLost: Play = isAnswered({ kind: 'lost', cause: { kind: 'network' } })
export const isAccepted: Play = isAnswered({ kind: 'accepted', reference: 'PAY-1' })
export const asksForCheck: Play = isAnswered({ kind: 'requiresAction', secret: 'pi_secret', reference: 'PAY-1' })
export const bankEnds =
  (end: BankEnd): Play =>
  ({ turn }) => ({ kind: 'bankEnded', turn, end })
export const startsAgain: Play = () => ({ kind: 'startedAgain' })
export const settles: Play = () => ({ kind: 'settled' })
export const isTooLate: Play = ({ unanswered }) => ({ kind: 'tooLate', requests: unanswered })

/** Runs the events in order. Returns the record, and the commands of the last event. */
export const play = (from: PaymentRecord | Purchase, ...events: readonly Play[]): Transition =>
  events.reduce(
    ({ record }: Transition, next) => transition(record, next(record)),
    stay('step' in from ? from : newRecord(from)),
  )

export const again = (times: number, ...events: readonly Play[]): readonly Play[] =>
  Array.from({ length: times }, () => events).flat()
export const kinds = (commands: readonly Command[]): readonly string[] => commands.map(({ kind }) => kind)
/** How a record stands, whatever else the page knows. */
export const viewOf = (record: PaymentRecord, now: number) => statusOf(record, noWorld, now)

/** A page that shows its form after a first status check that found nothing. */
export const formOf = (purchase: Purchase): PaymentRecord => play(purchase, arrives(), checksStatus({})).record
/** The first request is on its way. */
export const sentFor = (purchase: Purchase): PaymentRecord => play(formOf(purchase), submits(), prepares).record
