import type { BookingDescription } from '@booking-dashboard/fake-backend'
import fc from 'fast-check'

/** The price of a booking and its payment terms; amounts in minor units. */
export interface VariedBooking {
  readonly reference: string
  readonly currency: { readonly symbol: string; readonly exponent: number }
  /** Days from now, like `paymentDue`. */
  readonly departs: number
  readonly paymentDue: number | null
  readonly room: { readonly price: number; readonly fee: number }
  readonly extras: readonly { readonly price: number; readonly fee: number; readonly display: number }[]
  readonly deposit: number
  /** Empty without a plan. */
  readonly instalments: readonly ('paid' | 'overdue' | 'toCome')[]
  readonly planInError: boolean
}

/** The description for the fake back end, with a ticket on sale. */
export const described = ({ instalments, planInError, extras, ...told }: VariedBooking): BookingDescription => ({
  ...told,
  extras: [...extras],
  tickets: [{ typeId: '78011', price: 4507, fee: 251 }],
  plan: { instalments: [...instalments], inError: planInError },
})

const currencies = [
  { symbol: '£', exponent: 2 },
  { symbol: '€', exponent: 2 },
  { symbol: '¥', exponent: 0 },
  { symbol: 'KD', exponent: 3 },
] as const

const plans: readonly VariedBooking['instalments'][] = [
  ['toCome', 'toCome'],
  ['paid', 'toCome', 'toCome'],
  ['paid', 'overdue', 'toCome', 'toCome'],
  ['overdue', 'overdue', 'toCome'],
  ['paid', 'overdue'],
  ['paid', 'paid'],
]

const price = fc.record({ price: fc.integer({ min: 50_001, max: 250_000 }), fee: fc.constantFrom(0, 317, 1201) })
const extra = fc.record({
  price: fc.integer({ min: 1, max: 20_000 }),
  fee: fc.constantFrom(0, 123),
  display: fc.constantFrom(1, 2, 3, 4),
})

/** Bookings of any currency, price and payment state. */
export const anyVariedBooking: fc.Arbitrary<VariedBooking> = fc
  .record({
    currency: fc.constantFrom(...currencies),
    departs: fc.constantFrom(75, 75, -40),
    paymentDue: fc.constantFrom(-3, 18, null),
    room: price,
    extras: fc.array(extra, { maxLength: 3 }),
    paidOf: fc.constantFrom(0, 0.3, 1),
    plan: fc.option(fc.constantFrom(...plans), { freq: 3 }),
    planInError: fc.boolean(),
  })
  .map(({ paidOf, plan, planInError, ...more }) => {
    const total = [more.room, ...more.extras].reduce((sum, one) => sum + one.price + one.fee, 0)
    const instalments = paidOf === 1 ? [] : (plan ?? [])
    return {
      ...more,
      reference: 'VAR1',
      deposit: Math.round(total * paidOf),
      instalments,
      planInError: planInError && instalments.length > 0,
    }
  })

export interface Reckoned {
  readonly total: number
  readonly outstanding: number
  /** 0 if nothing is overdue. */
  readonly overdue: number
  /** The next amount that a plan takes; null if no plan takes one. */
  readonly nextByPlan: number | null
}

/** The amounts that a booking owes, computed from its description. */
export const reckon = ({ room, extras, deposit, instalments, planInError, paymentDue }: VariedBooking): Reckoned => {
  const total = [room, ...extras].reduce((sum, one) => sum + one.price + one.fee, 0)
  const spread = total - deposit
  const each = Math.floor(spread / Math.max(1, instalments.length))
  const amounts = instalments.map((state, index) => ({
    state,
    amount: index === instalments.length - 1 ? spread - each * index : each,
  }))
  const sumOf = (wanted: string): number =>
    amounts.filter(({ state }) => state === wanted).reduce((sum, { amount }) => sum + amount, 0)
  const outstanding = spread - sumOf('paid')
  const hasPlan = sumOf('overdue') + sumOf('toCome') > 0
  const overdueByDay = !hasPlan && paymentDue !== null && paymentDue < 0 ? outstanding : 0
  const next = amounts.find(({ state }) => state === 'toCome')
  return {
    total,
    outstanding,
    overdue: hasPlan ? sumOf('overdue') : overdueByDay,
    nextByPlan: planInError || next === undefined ? null : next.amount,
  }
}
