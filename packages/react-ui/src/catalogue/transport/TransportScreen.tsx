import { BookingFrame } from '../../bookings/BookingFrame'
import { useTransportTexts } from '../../dashboard/DashboardContext'
import { TransportBody } from './TransportBody'

/** The booked transport, and the steps to add more. */
export default function TransportScreen() {
  const texts = useTransportTexts().screen.transport
  return (
    <BookingFrame beforeTrip title={texts.title}>
      {() => <TransportBody />}
    </BookingFrame>
  )
}
