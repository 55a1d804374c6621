import { BookingFrame } from '../../bookings/BookingFrame'
import { useTexts } from '../../dashboard/DashboardContext'
import { later } from '../../navigation/later'

const PlanBody = later('payment', async () => (await import('../../areas/payment')).pieces.PlanBody)

/** The payment plan: its setup, or its current state (behaviour/screens#d4). */
export default function PaymentPlanScreen() {
  return (
    <BookingFrame title={useTexts('booking').screen.titles.plan}>
      {({ reference }, { payment }) => <PlanBody bookingRef={reference} payment={payment} />}
    </BookingFrame>
  )
}
