import { paths } from '@booking-dashboard/core'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { usePayingTexts } from '../composition/DashboardContext'
import { CheckoutBody } from './CheckoutBody'

/** Paying for the basket. */
export default function CheckoutScreen() {
  const { checkout, basket } = usePayingTexts().screen
  const bookingRef = useBookingRef()
  return (
    <BookingFrame
      beforeTrip
      title={checkout.title}
      basket="byScreen"
      via={{ label: basket.title, to: paths.basket(bookingRef) }}
    >
      {(_, shown) => <CheckoutBody shown={shown} />}
    </BookingFrame>
  )
}
