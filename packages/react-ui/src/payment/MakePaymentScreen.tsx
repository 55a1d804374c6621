import { type Booking, paths } from '@booking-dashboard/core'
import { useSearchParams } from 'react-router-dom'
import { BookingFrame } from '../bookings/BookingFrame'
import { Receipt } from '../bookings/money/Receipt'
import { useBookingRef } from '../bookings/useBookingRef'
import { useBalanceArea, usePayingTexts } from '../composition/DashboardContext'
import { Alert } from '../design'
import { useBehavior } from '../reactive/useBehavior'
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
  const bill = useBehavior(useBalanceArea().bill(booking.reference))
  const made = bill?.receipts.get(payment)
  if (made !== undefined) return <Receipt booking={booking} receipt={made} />
  return (
    <>
      <Alert meaning="info" title={receipt.missingHeading}>
        {receipt.missingSentence}
      </Alert>
      <MakePayment booking={booking} />
    </>
  )
}
