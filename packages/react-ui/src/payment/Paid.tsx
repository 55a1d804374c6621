import { type PaidPayment, paths, type PaymentWords } from '@booking-dashboard/core'
import { usePayingTexts } from '../composition/DashboardContext'
import { ButtonLink, EmptyState } from '../design'

interface PaidProps {
  readonly bookingRef: string
  readonly payment: PaidPayment
  readonly words: PaymentWords
}

/** It is done, with the way to the receipt where there is one. */
export function Paid({ bookingRef, payment, words }: PaidProps) {
  const { done, toBooking } = usePayingTexts().screen.checkout
  const { reference } = payment
  const action =
    reference === null ? (
      <ButtonLink to={paths.booking(bookingRef)}>{toBooking}</ButtonLink>
    ) : (
      <ButtonLink to={paths.receipt(bookingRef, reference)}>{done.toReceipt}</ButtonLink>
    )
  return (
    <EmptyState icon="check" heading={words.heading} action={action}>
      {[...words.charged, ...words.now].join(' ')}
    </EmptyState>
  )
}
