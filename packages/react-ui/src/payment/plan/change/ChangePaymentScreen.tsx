import { paths } from '@booking-dashboard/core'
import { BookingFrame } from '../../../bookings/BookingFrame'
import { useBookingRef } from '../../../bookings/useBookingRef'
import { useTexts } from '../../../dashboard/DashboardContext'
import { later } from '../../../navigation/later'

const ChangePayment = later('payment', async () => (await import('../../../areas/payment')).pieces.ChangePayment)

/** Changes the card that a plan charges. */
export default function ChangePaymentScreen() {
  const { titles } = useTexts('booking').screen
  const bookingRef = useBookingRef()
  return (
    <BookingFrame title={titles.changePayment} via={{ label: titles.plan, to: paths.paymentPlan(bookingRef) }}>
      {() => <ChangePayment bookingRef={bookingRef} />}
    </BookingFrame>
  )
}
