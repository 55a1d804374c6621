import { paths } from '@booking-dashboard/core'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { usePayingTexts } from '../composition/DashboardContext'
import { ChangeableOnly } from './ChangeableOnly'
import { ChangePayment } from './ChangePayment'

/** Another card for the payments of a plan. */
export default function ChangePaymentScreen() {
  const texts = usePayingTexts().screen.plan
  const bookingRef = useBookingRef()
  return (
    <BookingFrame title={texts.changePayment.title} via={{ label: texts.title, to: paths.paymentPlan(bookingRef) }}>
      {() => (
        <ChangeableOnly bookingRef={bookingRef}>
          {(plan, overview) => <ChangePayment bookingRef={bookingRef} plan={plan} overview={overview} />}
        </ChangeableOnly>
      )}
    </BookingFrame>
  )
}
