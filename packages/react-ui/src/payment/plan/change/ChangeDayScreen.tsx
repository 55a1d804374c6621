import { paths } from '@booking-dashboard/core'
import { BookingFrame } from '../../../bookings/BookingFrame'
import { useBookingRef } from '../../../bookings/useBookingRef'
import { useTexts } from '../../../dashboard/DashboardContext'
import { later } from '../../../navigation/later'

const ChangeDay = later('payment', async () => (await import('../../../areas/payment')).pieces.ChangeDay)

/** Changes the day of the month on which a plan takes its payments. */
export default function ChangeDayScreen() {
  const { titles } = useTexts('booking').screen
  const bookingRef = useBookingRef()
  return (
    <BookingFrame title={titles.changeDay} via={{ label: titles.plan, to: paths.paymentPlan(bookingRef) }}>
      {() => <ChangeDay bookingRef={bookingRef} />}
    </BookingFrame>
  )
}
