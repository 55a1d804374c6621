import { BookingFrame } from '../bookings/BookingFrame'
import { usePayingTexts } from '../composition/DashboardContext'
import { PlanBody } from './PlanBody'

/** The payment plan: set up, or as it stands (decisions §4). */
export default function PaymentPlanScreen() {
  return (
    <BookingFrame title={usePayingTexts().screen.plan.title}>
      {({ reference }, { payment }) => <PlanBody bookingRef={reference} payment={payment} />}
    </BookingFrame>
  )
}
