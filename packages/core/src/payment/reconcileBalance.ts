import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { BookingPayment } from '../bookings/Booking.js'
import type { BookingWithoutAllocations } from '../bookings/BookingsApi.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { latest } from '../reactive/Loadable.js'
import { isOpenPayment } from './balancePayments.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PendingPayment } from './PaymentVault.js'

const owes = ({ prices, paymentPlan, payments }: Pick<BookingWithoutAllocations, 'prices' | 'paymentPlan' | 'payments'>): string =>
  [prices.outstandingBalance, paymentPlan?.overdueAmount, payments.length].join(' ')

/** The booking as it is now. The screens get it too where what is owed, or was paid, is no longer what they show. */
export const freshBooking = async (deps: PaymentDeps, run: PaymentRun): Promise<Either<Failure, BookingWithoutAllocations>> => {
  const booking = await deps.bookingsApi.get(deps.bookingRef, run.context)()
  if (isLeft(booking)) return left(failedAt('getBooking')(booking.left))
  const shown = latest(deps.bookings.booking(deps.bookingRef).value)
  if (!run.ended() && (shown === null || owes(shown) !== owes(booking.right))) await deps.bookings.refresh(deps.bookingRef)()
  return booking
}

const openPayments = ({ trail }: PaymentDeps, { payments }: Pick<BookingWithoutAllocations, 'payments'>): readonly BookingPayment[] =>
  payments.filter((payment) => isOpenPayment(payment) && !trail.isCalledOff(payment.reference))

/** How many of the booking's payments are open; from now on these stand against nothing. Null where it could not be asked. */
export const callOffOpen = async (deps: PaymentDeps, run: PaymentRun): Promise<number | null> => {
  const booking = await freshBooking(deps, run)
  if (isLeft(booking) || run.ended()) return null
  // The screens may have got it newer still.
  const over = latest(deps.bookings.booking(deps.bookingRef).value)?.payments.filter((payment) => !isOpenPayment(payment)) ?? []
  const open = openPayments(deps, booking.right).filter(({ reference }) => !over.some((payment) => payment.reference === reference))
  for (const { reference } of open) deps.trail.callOff(reference)
  return open.length
}

/** A payment of the booking that is being processed and of which there is no record here, or null. */
export const openBalancePayment = (deps: PaymentDeps, booking: Pick<BookingWithoutAllocations, 'payments'>): PendingPayment | null => {
  const open = openPayments(deps, booking).at(-1)
  return open === undefined
    ? null
    : {
        bookingRef: deps.bookingRef,
        basketId: null,
        amount: open.amount,
        idempotencyKey: deps.ids.uuid(),
        startedAt: deps.scheduler.now(),
        clientSecret: null,
        standing: 'elsewhere',
        reference: open.reference,
        known: booking.payments.map(({ reference }) => reference),
      }
}

/** What stands against paying what the booking owes; null where nothing does. */
export const askForBalance = async (deps: PaymentDeps, run: PaymentRun): Promise<Either<Failure, PendingPayment | null>> => {
  const booking = await freshBooking(deps, run)
  return isLeft(booking) ? booking : right(openBalancePayment(deps, booking.right))
}
