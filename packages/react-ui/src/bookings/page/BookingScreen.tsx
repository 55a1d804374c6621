import { useTexts } from '../../composition/DashboardContext'
import { BookingBody } from './BookingBody'
import { BookingFrame } from '../BookingFrame'
import { BookingSkeleton } from './BookingSkeleton'

/** One booking (decisions §4). */
export default function BookingScreen() {
  const texts = useTexts().screen.booking
  return (
    <BookingFrame title={texts.title} own skeleton={<BookingSkeleton tiles />}>
      {(booking) => <BookingBody booking={booking} />}
    </BookingFrame>
  )
}
