import { BookingFrame } from '../../bookings/BookingFrame'
import { useTexts } from '../../dashboard/DashboardContext'
import { TransportBody } from './TransportBody'

/** The booked transport, and the steps to add more. */
export default function TransportScreen() {
  const texts = useTexts('transport').screen.transport
  return (
    <BookingFrame beforeTrip title={texts.title}>
      {() => <TransportBody />}
    </BookingFrame>
  )
}
