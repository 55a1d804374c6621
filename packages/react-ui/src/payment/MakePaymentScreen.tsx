import { type Booking, paths, receiptOf } from '@booking-dashboard/core'
import { useSearchParams } from 'react-router-dom'
import { BookingFrame } from '../bookings/BookingFrame'
import { Receipt } from '../bookings/money/Receipt'
import { useBookingRef } from '../bookings/useBookingRef'
import { usePayingTexts } from '../composition/DashboardContext'
import { Alert } from '../design'
import { MakePayment } from './MakePayment'

/** What is owed, when, and the ways to pay it (decisions §4); with `?receipt=` the receipt of that payment. */
export default function MakePaymentScreen() {
  const { pay, booking: texts } = usePayingTexts().screen
  const bookingRef = useBookingRef()
  const [search] = useSearchParams()
  const payment = search.get('receipt')
  if (payment === null)
    return <BookingFrame title={pay.title}>{(booking) => <MakePayment booking={booking} />}</BookingFrame>
  return (
    <BookingFrame title={texts.payments.receipt.title} via={{ label: pay.title, to: paths.makePayment(bookingRef) }}>
      {(booking) => <ReceiptOrPayments booking={booking} payment={payment} />}
    </BookingFrame>
  )
}

function ReceiptOrPayments({ booking, payment }: { readonly booking: Booking; readonly payment: string }) {
  const { receipt } = usePayingTexts().screen.booking.payments
  if (receiptOf(booking, payment) !== null) return <Receipt booking={booking} reference={payment} />
  return (
    <>
      <Alert meaning="info" title={receipt.missingHeading}>
        {receipt.missingSentence}
      </Alert>
      <MakePayment booking={booking} />
    </>
  )
}
