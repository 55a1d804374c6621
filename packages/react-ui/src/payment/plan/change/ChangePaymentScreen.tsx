import { paths } from '@booking-dashboard/core'
import { BookingFrame } from '../../../bookings/BookingFrame'
import { useBookingRef } from '../../../bookings/useBookingRef'
import { useBookingTexts } from '../../../dashboard/DashboardContext'
import { later } from '../../../navigation/later'

const ChangePayment = later('payment', async () => (await import('../../../areas/payment')).pieces.ChangePayment)

/** Another card for the payments of a plan. */
export default function ChangePaymentScreen() {
  const { titles } = useBookingTexts().screen
  const bookingRef = useBookingRef()
  return (
    <BookingFrame title={titles.changePayment} via={{ label: titles.plan, to: paths.paymentPlan(bookingRef) }}>
      {() => <ChangePayment bookingRef={bookingRef} />}
    </BookingFrame>
  )
}
