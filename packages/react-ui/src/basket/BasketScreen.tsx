import { useEffect } from 'react'
import { PaymentAttention } from '../bookings/page/PaymentAttention'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { BasketBody } from './BasketBody'

/** What is about to be bought. */
export default function BasketScreen() {
  const texts = useTexts().screen.basket
  const feature = useDashboard().basket(useBookingRef())

  // Whoever comes back to this tab may have changed the basket in another one.
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void feature.check()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [feature])

  return (
    <BookingFrame beforeTrip title={texts.title} basket="get">
      {(booking) => (
        <>
          <PaymentAttention bookingRef={booking.reference} />
          <BasketBody booking={booking} />
        </>
      )}
    </BookingFrame>
  )
}
