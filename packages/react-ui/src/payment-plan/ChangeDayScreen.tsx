import { paths } from '@booking-dashboard/core'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { usePayingTexts } from '../composition/DashboardContext'
import { ChangeableOnly } from './ChangeableOnly'
import { ChangeDay } from './ChangeDay'

/** Another day of the month for the payments of a plan. */
export default function ChangeDayScreen() {
  const texts = usePayingTexts().screen.plan
  const bookingRef = useBookingRef()
  return (
    <BookingFrame title={texts.changeDay.title} via={{ label: texts.title, to: paths.paymentPlan(bookingRef) }}>
      {() => (
        <ChangeableOnly bookingRef={bookingRef}>
          {(plan, overview) => <ChangeDay bookingRef={bookingRef} plan={plan} overview={overview} />}
        </ChangeableOnly>
      )}
    </BookingFrame>
  )
}
