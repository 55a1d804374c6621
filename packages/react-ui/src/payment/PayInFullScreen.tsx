import { type BalancePart, paths } from '@booking-dashboard/core'
import { useSearchParams } from 'react-router-dom'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { usePayingTexts } from '../composition/DashboardContext'
import { PayBalance } from './PayBalance'

/** The outstanding balance, or with `?part=overdue` what is overdue of the payment plan. */
export default function PayInFullScreen() {
  const { form, title } = usePayingTexts().screen.pay
  const bookingRef = useBookingRef()
  const [search] = useSearchParams()
  const part: BalancePart = search.get('part') === 'overdue' ? 'overdue' : 'outstanding'
  return (
    <BookingFrame key={part} title={form.titles[part]} via={{ label: title, to: paths.makePayment(bookingRef) }}>
      {(booking) => <PayBalance booking={booking} part={part} />}
    </BookingFrame>
  )
}
