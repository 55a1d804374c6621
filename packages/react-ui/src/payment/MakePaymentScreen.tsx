import { BookingFrame } from '../bookings/BookingFrame'
import { useTexts } from '../composition/DashboardContext'
import { MakePayment } from './MakePayment'

/** What is owed, when, and the ways to pay it (decisions §4). */
export default function MakePaymentScreen() {
  const { title } = useTexts().screen.pay
  return <BookingFrame title={title}>{(booking) => <MakePayment booking={booking} />}</BookingFrame>
}
