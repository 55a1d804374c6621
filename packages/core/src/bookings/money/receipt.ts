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
  /** What the booking owes now. */
  readonly outstanding: Money
}

/** Null where the booking lists no such payment, or none that was paid. */
export const receiptOf = (booking: Booking, paymentReference: string): Receipt | null => {
  const payment = booking.payments.find(({ reference }) => reference === paymentReference)
  if (payment === undefined) return null
  const made = paymentMade(payment, booking)
  const { reference, name, departureDate, returnDate } = booking
  return made.isPaid
    ? { ...made, booking: { reference, name, departureDate, returnDate }, outstanding: owed(booking).outstanding }
    : null
}
