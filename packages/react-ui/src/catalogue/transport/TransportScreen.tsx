import { BookingFrame } from '../../bookings/BookingFrame'
import { useTransportTexts } from '../../dashboard/DashboardContext'
import { TransportBody } from './TransportBody'

/** Transport that is booked, and more of it. */
export default function TransportScreen() {
  const texts = useTransportTexts().screen.transport
  return (
    <BookingFrame beforeTrip title={texts.title}>
      {() => <TransportBody />}
    </BookingFrame>
  )
}
