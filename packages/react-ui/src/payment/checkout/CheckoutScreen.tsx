import { paths } from '@booking-dashboard/core'
import { BookingFrame } from '../../bookings/BookingFrame'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useTexts } from '../../dashboard/DashboardContext'
import { later } from '../../navigation/later'

const CheckoutBody = later('payment', async () => (await import('../../areas/payment')).pieces.CheckoutBody)

/** Paying for the basket. */
export default function CheckoutScreen() {
  const { titles } = useTexts('booking').screen
  const bookingRef = useBookingRef()
  return (
    <BookingFrame
      beforeTrip
      title={titles.checkout}
      basket="byScreen"
      via={{ label: titles.basket, to: paths.basket(bookingRef) }}
    >
      {(_, shown) => <CheckoutBody shown={shown} />}
    </BookingFrame>
  )
}
