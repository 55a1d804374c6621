import type { Money } from '../../money/Money.js'
import type { Booking } from '../Booking.js'
import type { IsoDate } from '../../environment/IsoDate.js'
import { paymentMade, type PaymentMade } from './paymentsMade.js'
import { owed } from './owed.js'

/** The receipt of a payment that was made. */
export interface Receipt extends PaymentMade {
  readonly booking: {
    readonly reference: string
    readonly name: string
    readonly departureDate: IsoDate
    readonly returnDate: IsoDate
  }
  /** What the booking owes now; null where nothing is left to pay. */
  readonly outstanding: Money | null
}

/** Null where the booking lists no such payment, or none that was paid. */
export const receiptOf = (booking: Booking, paymentReference: string): Receipt | null => {
  const payment = booking.payments.find(({ reference }) => reference === paymentReference)
  if (payment === undefined) return null
  const made = paymentMade(payment, booking)
  const { reference, name, departureDate, returnDate } = booking
  const { outstanding, isSettled } = owed(booking)
  const of = { reference, name, departureDate, returnDate }
  return made.isPaid ? { ...made, booking: of, outstanding: isSettled ? null : outstanding } : null
}
