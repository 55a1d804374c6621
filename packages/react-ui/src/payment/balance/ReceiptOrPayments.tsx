import type { Booking } from '@booking-dashboard/core'
import { Receipt } from '../../bookings/money/Receipt'
import { useArea, useTexts } from '../../dashboard/DashboardContext'
import { Alert } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { MakePayment } from './MakePayment'

/** The receipt of a payment, or the ways to pay if no payment has that number. */
export function ReceiptOrPayments({ booking, payment }: { readonly booking: Booking; readonly payment: string }) {
  const { receipt } = useTexts('paying').screen.bill.payments
  const bill = useBehavior(useArea('paying').bill(booking.reference))
  const made = bill?.receipts.get(payment)
  if (made !== undefined) return <Receipt key={payment} booking={booking} receipt={made} />
  return (
    <>
      <Alert meaning="info" title={receipt.missingHeading}>
        {receipt.missingSentence}
      </Alert>
      <MakePayment booking={booking} />
    </>
  )
}
