import { useEffect } from 'react'
import { useBookingArea, useBookingTexts } from '../../composition/DashboardContext'
import { BookingBody } from './BookingBody'
import { BookingFrame } from '../BookingFrame'
import { useBookingRef } from '../useBookingRef'
import { BookingSkeleton } from './BookingSkeleton'

/** One booking (decisions §4). */
export default function BookingScreen() {
  const texts = useBookingTexts().screen.booking
  const page = useBookingArea().bookingPage(useBookingRef())
  useEffect(() => void page.open(), [page])
  return (
    <BookingFrame title={texts.title} own skeleton={<BookingSkeleton tiles />}>
      {(_booking, shown) => <BookingBody shown={shown} />}
    </BookingFrame>
  )
}
