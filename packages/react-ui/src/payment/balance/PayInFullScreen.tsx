import { type BalancePart, paths } from '@booking-dashboard/core'
import { useSearchParams } from 'react-router-dom'
import { BookingFrame } from '../../bookings/BookingFrame'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useTexts } from '../../dashboard/DashboardContext'
import { later } from '../../navigation/later'

const PayBalance = later('payment', async () => (await import('../../areas/payment')).pieces.PayBalance)

/** Pays the outstanding balance, or with `?part=overdue` the overdue amount of the payment plan. */
export default function PayInFullScreen() {
  const { titles } = useTexts('booking').screen
  const bookingRef = useBookingRef()
  const [search] = useSearchParams()
  const part: BalancePart = search.get('part') === 'overdue' ? 'overdue' : 'outstanding'
  return (
    <BookingFrame key={part} title={titles[part]} via={{ label: titles.waysToPay, to: paths.makePayment(bookingRef) }}>
      {(booking) => <PayBalance booking={booking} part={part} />}
    </BookingFrame>
  )
}
