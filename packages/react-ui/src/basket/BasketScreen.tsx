import { useEffect } from 'react'
import { PaymentAttention } from '../bookings/PaymentAttention'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { BasketBody } from './BasketBody'

export default function BasketScreen() {
  const { titles } = useTexts('basket').screen
  const basket = useArea('basket').basket(useBookingRef())

  // The customer may have changed the basket in another tab.
  useEffect(() => {
    const check = (): void => {
      if (document.visibilityState === 'visible') void basket.check()
    }
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [basket])

  return (
    <BookingFrame beforeTrip title={titles.basket} basket="load">
      {({ reference }, { payment }) => (
        <>
          <PaymentAttention payment={payment} />
          <BasketBody bookingRef={reference} />
        </>
      )}
    </BookingFrame>
  )
}
