import { AddLinks } from './AddLinks'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { BookingBody } from './BookingBody'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBehavior } from '../reactive/useBehavior'
import { useOpen } from '../reactive/useOpen'
import { useBookingRef } from '../bookings/useBookingRef'

/** One booking (behaviour/screens#d4). */
export default function BookingScreen() {
  const texts = useTexts('booking').screen.booking
  const page = useArea('bookingPage').bookingPage(useBookingRef())
  const shown = useBehavior(page.state$)
  useOpen(page.open)
  return (
    <BookingFrame title={texts.title} own below={shown.kind === 'shown' && <AddLinks add={shown.add} />}>
      {() => shown.kind === 'shown' && <BookingBody page={page} shown={shown} />}
    </BookingFrame>
  )
}
