import { paths } from '@booking-dashboard/core'
import { useSearchParams } from 'react-router-dom'
import { BookingFrame } from '../../bookings/BookingFrame'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useTexts } from '../../dashboard/DashboardContext'
import { later } from '../../navigation/later'

const MakePayment = later('payment', async () => (await import('../../areas/payment')).pieces.MakePayment)
const ReceiptOrPayments = later('payment', async () => (await import('../../areas/payment')).pieces.ReceiptOrPayments)

/**
 * The amount due, its date, and the ways to pay it (behaviour/screens#d4); with `?receipt=` the receipt of that
 * payment.
 */
export default function MakePaymentScreen() {
  const { titles } = useTexts('booking').screen
  const bookingRef = useBookingRef()
  const [search] = useSearchParams()
  const payment = search.get('receipt')
  if (payment === null)
    return <BookingFrame title={titles.waysToPay}>{(booking) => <MakePayment booking={booking} />}</BookingFrame>
  return (
    <BookingFrame title={titles.receipt} via={{ label: titles.waysToPay, to: paths.makePayment(bookingRef) }}>
      {(booking) => <ReceiptOrPayments booking={booking} payment={payment} />}
    </BookingFrame>
  )
}
