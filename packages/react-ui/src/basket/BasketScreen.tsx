import { BookingFrame } from '../bookings/BookingFrame'
import { useTexts } from '../composition/DashboardContext'
import { BasketBody } from './BasketBody'

/** What is about to be bought. */
export default function BasketScreen() {
  const texts = useTexts().screen.basket
  return (
    <BookingFrame title={texts.title} basket="get">
      {(booking) => <BasketBody booking={booking} />}
    </BookingFrame>
  )
}
