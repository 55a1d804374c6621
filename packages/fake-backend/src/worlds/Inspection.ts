import { additionalCustomers } from '../customer/additionalCustomers.js'
import { basketTotal } from '../basket/basketKinds.js'
import { stockKeysIn } from '../records/BasketRecord.js'
import { bookingPrices } from '../records/bookingPrices.js'
import type { BookingRecord } from '../records/BookingRecord.js'
import { costOf } from '../records/cost.js'
import { type Availability, extraKey } from '../records/Stock.js'
import {
  type AddressRecord,
  type PassportRecord,
  type PersonalRecord,
  type QuestionRecord,
  type PassengerRecord,
  fullName,
} from '../records/PassengerRecord.js'
import type { Charge } from '../records/Charge.js'
import type { MoneyReturn } from '../records/MoneyReturn.js'
import { attemptIn, type PaymentAttempt, paymentStatusOf } from '../records/PaymentAttempt.js'
import { overdueAmount, type PlanRecord } from '../records/PlanRecord.js'
import { ticketResales } from '../resale/ticketResale.js'
import { answerAgain } from '../payment/paymentAnswer.js'
import type { KeyedAttempt } from '../records/onceByKey.js'
import { Refusal } from '../refusal/Refusal.js'
import type { Mail } from '../records/CustomerRecord.js'
import type { World } from '../world/World.js'

/** The state of the world that tests may read. Amounts are in minor units. */
export interface Inspection {
  readonly charges: () => readonly Charge[]
  /** Refunds and chargebacks. */
  readonly returns: () => readonly MoneyReturn[]
  readonly bookings: () => readonly InspectedBooking[]
  /** Null if the booking has none. */
  readonly plan: (bookingRef: string) => InspectedPlan | null
  readonly baskets: () => readonly InspectedBasket[]
  /** The state of what an Idempotency-Key began. A final state never changes. `none` if nothing was begun. */
  readonly key: (idempotencyKey: string) => 'none' | 'underWay' | 'done' | 'refused'
  /** Whether a payment of this booking, or of one of its baskets, is processing. */
  readonly underWay: (bookingRef: string) => boolean
  readonly sessions: () => number
  /** Customers and additional customers, without passwords and bank details. */
  readonly customers: () => readonly InspectedAdditionalCustomer[]
  /** E-mails, oldest first. */
  readonly outbox: () => readonly Mail[]
}

/** A booking for tests. Amounts are in minor units. */
export interface InspectedBooking {
  readonly reference: string
  /** The e-mail of the customer. */
  readonly customer: string
  /** Booking status of behaviour/bookings#2.4. */
  readonly status: number
  readonly total: number
  readonly paid: number
  readonly outstanding: number
  readonly tickets: readonly string[]
  /** The type of each ticket, in the order of `tickets`. */
  readonly ticketTypes: readonly string[]
  readonly passengers: readonly number[]
  /** The resale code of each ticket that has one, by its id. */
  readonly resale: Readonly<Record<string, number>>
  /** Attempts to pay the balance. */
  readonly attempts: readonly InspectedAttempt[]
  /** The instalments of its payment plan. */
  readonly instalments: readonly {
    readonly due: string
    readonly amount: number
    readonly state: 'toCome' | 'paid' | 'overdue'
  }[]
  readonly deliveries: readonly { readonly allocationId: string | null; readonly address: AddressRecord | null }[]
  /** The tickets left by ticket type. A type that is not on sale is omitted. */
  readonly available: Readonly<Record<string, number>>
  /** The stock of rooms, extras and transport, by the keys of the catalogue's stock. */
  readonly stock: Readonly<Record<string, number>>
  /** The cost of one ticket by its type, and of one extra by the key of its option, booking fees included. */
  readonly costs: Readonly<Record<string, number>>
  /** One stock key for each unit that completed baskets have bought. */
  readonly sold: readonly string[]
  /** The tickets with a name change in progress. */
  readonly changing: readonly string[]
}

export interface InspectedPlan {
  readonly id: string
  readonly day: number
  readonly lastFourDigits: string
  readonly inError: boolean
  /** Minor units. */
  readonly overdue: number
}

export interface InspectedAdditionalCustomer {
  readonly id: string
  /** Null without an account. */
  readonly email: string | null
  /** E-mails of the customers who see these details. */
  readonly seenBy: readonly string[]
  readonly locked: boolean
  readonly resetRequired: boolean
  readonly personal: PersonalRecord
  readonly address: AddressRecord | null
  readonly passport: PassportRecord | null
  /** By the question's handle. */
  readonly answers: Readonly<Record<string, QuestionRecord['answer']>>
}

const inspectAdditionalCustomer = ({ id, personal, address, passport, questions }: PassengerRecord) => ({
  id,
  personal: { ...personal },
  address,
  passport,
  answers: Object.fromEntries(questions.map(({ handle, answer }) => [handle, answer])),
})

/** A basket for tests. Amounts are in minor units. */
export interface InspectedBasket {
  readonly id: string
  readonly bookingRef: string
  readonly state: 'open' | 'discarded' | 'completed' | 'error'
  readonly total: number
  readonly tickets: readonly string[]
  /** The type of each ticket, in the order of `tickets`. */
  readonly ticketTypes: readonly string[]
  /** The ticket holder of each ticket, in the order of `tickets`. */
  readonly holders: readonly number[]
  /** The stock keys of its items except tickets. */
  readonly held: readonly string[]
  /** The tickets with a name change in this basket. */
  readonly nameChanges: readonly string[]
  readonly passengers: readonly number[]
  /** The names of `passengers`, in the same order. */
  readonly passengerNames: readonly string[]
  readonly attempts: readonly InspectedAttempt[]
}

export interface InspectedAttempt {
  readonly id: string
  readonly amount: number
  readonly status: number
}

const inspectAttempt = (attempt: PaymentAttempt): InspectedAttempt => ({
  id: attempt.id,
  amount: attempt.amount,
  status: paymentStatusOf(attempt),
})

const inspectPlan = (plan: PlanRecord): InspectedPlan => ({
  id: plan.id,
  day: plan.day,
  lastFourDigits: plan.card.card.last4,
  inError: plan.inError,
  overdue: overdueAmount(plan),
})

const standingOf = ({ begun }: KeyedAttempt): 'underWay' | 'done' | 'refused' => {
  try {
    return /"requires_action":true/.test(JSON.stringify(answerAgain(begun)) ?? '') ? 'underWay' : 'done'
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.status === 409 ? 'underWay' : 'refused'
    throw thrown
  }
}

const byKey = <A, B>(map: ReadonlyMap<string, A>, read: (one: A) => B): Readonly<Record<string, B>> => {
  const all: Record<string, B> = {}
  for (const [key, one] of map) all[key] = read(one)
  return all
}

const leftOf = (availability: ReadonlyMap<string, Availability>): Readonly<Record<string, number>> =>
  byKey(availability, ({ freesale, available }) => (freesale ? Infinity : available))

const costsOf = ({ catalogue, offers }: BookingRecord): Readonly<Record<string, number>> =>
  Object.fromEntries([
    ...catalogue.events.flatMap(({ tickets }) =>
      tickets.map(({ id, prices }) => [id, prices.total_ticket_price.value] as const),
    ),
    ...offers.extras.flatMap(({ id, options }) =>
      options.map(({ option_id, prices }) => [extraKey(id, option_id), costOf(prices)] as const),
    ),
  ])

export const createInspection = (world: () => World): Inspection => ({
  charges: () => world().charges.map((charge) => ({ ...charge })),
  returns: () => world().returns.map((one) => ({ ...one })),
  bookings: () =>
    world().bookings.map((booking) => {
      const { total, paid, outstanding } = bookingPrices(booking)
      return {
        reference: booking.reference,
        customer: world().customers.find(({ id }) => id === booking.customerId)?.email ?? '',
        status: booking.status,
        total,
        paid,
        outstanding,
        tickets: booking.tickets.map(({ id }) => id),
        ticketTypes: booking.tickets.map(({ ticket_type_id }) => ticket_type_id),
        passengers: booking.pax.map(({ id }) => id),
        resale: byKey(ticketResales(world(), booking), ({ code }) => code),
        attempts: booking.attempts.map(inspectAttempt),
        instalments: (world().plans.get(booking.reference)?.instalments ?? []).map((instalment) => ({ ...instalment })),
        deliveries: booking.deliveries.map(({ allocationId, address }) => ({ allocationId, address })),
        available: leftOf(booking.catalogue.availability),
        stock: leftOf(booking.offers.stock.left),
        // Computed from the offers, which no call changes.
        get costs() {
          return costsOf(booking)
        },
        sold: [...booking.offers.stock.sold],
        changing: booking.pendingChanges.map(({ ticket_id }) => ticket_id),
      }
    }),
  plan: (bookingRef) => {
    const plan = world().plans.get(bookingRef)
    return plan === undefined ? null : inspectPlan(plan)
  },
  baskets: () =>
    [...world().baskets.values()].map((basket) => ({
      id: basket.id,
      bookingRef: basket.bookingRef,
      state: basket.state,
      total: basketTotal(basket),
      tickets: basket.tickets.map(({ id }) => id),
      ticketTypes: basket.tickets.map(({ ticket_type_id }) => ticket_type_id),
      holders: basket.tickets.map(({ pax_id }) => pax_id),
      held: stockKeysIn(basket),
      nameChanges: basket.nameChanges.map(({ ticket_id }) => ticket_id),
      passengers: basket.pax.map(({ id }) => id),
      passengerNames: basket.pax.map(({ personal_details }) => fullName(personal_details)),
      attempts: basket.attempts.map(inspectAttempt),
    })),
  key: (idempotencyKey) => {
    const [, attempt] = [...world().keyedAttempts].find(([of]) => of.endsWith(` ${idempotencyKey}`)) ?? []
    return attempt === undefined ? 'none' : standingOf(attempt)
  },
  underWay: (bookingRef) =>
    [
      ...world().bookings.filter(({ reference }) => reference === bookingRef),
      ...[...world().baskets.values()].filter((basket) => basket.bookingRef === bookingRef),
    ].some(({ attempts }) => attemptIn('processing', attempts) !== undefined),
  sessions: () => world().sessions.size,
  customers: () => [
    ...world().customers.map((customer) => ({
      ...inspectAdditionalCustomer(customer),
      email: customer.email,
      seenBy: [customer.email],
      locked: customer.locked,
      resetRequired: customer.resetRequired,
    })),
    ...world().additionalCustomers.map((passenger) => ({
      ...inspectAdditionalCustomer(passenger),
      email: null,
      seenBy: world()
        .customers.filter((customer) => additionalCustomers(world(), customer).includes(passenger))
        .map(({ email }) => email),
      locked: false,
      resetRequired: false,
    })),
  ],
  outbox: () => world().outbox.map((mail) => ({ ...mail })),
})
