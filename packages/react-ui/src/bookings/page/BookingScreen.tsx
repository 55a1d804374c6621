import { useEffect } from 'react'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { BookingBody } from './BookingBody'
import { BookingFrame } from '../BookingFrame'
import { useBookingRef } from '../useBookingRef'
import { BookingSkeleton } from './BookingSkeleton'

/** One booking (decisions §4). */
export default function BookingScreen() {
  const texts = useTexts().screen.booking
  const page = useDashboard().bookingPage(useBookingRef())
  useEffect(() => void page.open(), [page])
  return (
    <BookingFrame title={texts.title} own skeleton={<BookingSkeleton tiles />}>
      {(booking) => <BookingBody booking={booking} />}
    </BookingFrame>
  )
}
