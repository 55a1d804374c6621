import { abandonBasket } from '../basket/discardBasket.js'
import { bookingPayment } from '../records/bookingPayment.js'
import type { BookingPayment, BookingRecord } from '../records/BookingRecord.js'
import { Nonsense } from '../values/readAs.js'
import { alignPlan } from '../payment-plan/changedPlan.js'
import type { World } from '../world/World.js'
import { paymentLines } from './balancePayments.js'
import type { MoneyReturn, RefundOrder } from '../records/MoneyReturn.js'

/**
 * Returns money of a payment. Answers the reference of the row that lists it. Throws Nonsense if the payment has no
 * such amount left.
 */
export const returnMoney = (world: World, kind: MoneyReturn['kind'], order: RefundOrder): string => {
  const { booking, row } = findPaid(world, order.payment)
  const left = row.amount.value - returnedOf(world, row.reference)
  const { amount = left, listed = 'row' } = order
  if (left === 0) throw new Nonsense(`All of ${row.reference} has gone back already.`)
  if (amount > left) throw new Nonsense(`Of ${row.reference} there is ${left} left, not ${amount}.`)
  if (listed === 'failed' && amount < row.amount.value)
    throw new Nonsense(`A part of ${row.reference} is a row of its own; listed has to be row.`)
  const id = `PAY-${world.ids.next('payment', 61001)}`
  const at = world.clock.now()
  const { reference } = booking
  world.returns.push({ id, kind, payment: row.reference, bookingRef: reference, amount, at })
  if (listed === 'failed') failRow(world, booking, row.reference)
  else booking.payments.push(returnRow(id, kind, amount, at, row))
  if (amount === left) giveUpBasket(world, booking, row.reference)
  alignPlan(world, booking)
  return listed === 'failed' ? row.reference : id
}

/** The returned part of a payment, in minor units. */
export const returnedOf = ({ returns }: World, reference: string): number =>
  returns.filter(({ payment }) => payment === reference).reduce((sum, { amount }) => sum + amount, 0)

const findPaid = (
  world: World,
  reference: string,
): { readonly booking: BookingRecord; readonly row: BookingPayment } => {
  for (const booking of world.bookings) {
    const row = paymentLines(world, booking).find((one) => one.reference === reference)
    if (row === undefined) continue
    if (row.amount.value < 0) throw new Nonsense(`${reference} is money that has gone back.`)
    if (![2, 3].includes(row.status.value) && returnedOf(world, reference) === 0)
      throw new Nonsense(`${reference} has moved no money.`)
    return { booking, row }
  }
  throw new Nonsense(`There is no payment ${reference}.`)
}

/** It counts if its payment does: no price includes the money of a basket that could not become a booking. */
const returnRow = (
  id: string,
  kind: MoneyReturn['kind'],
  amount: number,
  at: number,
  { counted = true, card }: BookingPayment,
): BookingPayment => ({
  ...bookingPayment(id, kind, -amount, new Date(at).toISOString(), 2, card?.four_digits ?? null),
  ...(counted ? {} : { counted, apportionments: [] }),
})

const failRow = (
  world: World,
  { payments, attempts, reference: bookingRef }: BookingRecord,
  reference: string,
): void => {
  const index = payments.findIndex((one) => one.reference === reference)
  const row = payments[index]
  if (row !== undefined) {
    const { apportionments: _, ...rest } = row
    payments[index] = { ...rest, status: { value: 6 } }
  }
  const ofBaskets = [...world.baskets.values()].filter((basket) => basket.bookingRef === bookingRef)
  const attempt = [...attempts, ...ofBaskets.flatMap((basket) => basket.attempts)].find(({ id }) => id === reference)
  if (attempt !== undefined) attempt.phase = 'returned'
}

/** Closes a basket that was paid but could not become a booking: without its money it can no longer be completed. */
const giveUpBasket = (world: World, booking: BookingRecord, reference: string): void => {
  for (const basket of world.baskets.values())
    if (basket.state === 'error' && basket.attempts.some(({ id }) => id === reference)) abandonBasket(booking, basket)
}
