import { type PaidPayment, paths } from '@booking-dashboard/core'
import { usePayingTexts } from '../composition/DashboardContext'
import { ButtonLink, EmptyState } from '../design'

/** It is done, with the way to the receipt where there is one. */
export function Paid({ bookingRef, payment }: { readonly bookingRef: string; readonly payment: PaidPayment }) {
  const { done, toBooking } = usePayingTexts().screen.checkout
  const { reference } = payment
  const action =
    reference === null ? (
      <ButtonLink to={paths.booking(bookingRef)}>{toBooking}</ButtonLink>
    ) : (
      <ButtonLink to={paths.receipt(bookingRef, reference)}>{done.toReceipt}</ButtonLink>
    )
  return (
    <EmptyState icon="check" heading={done.heading} action={action}>
      {done.sentence}
    </EmptyState>
  )
}
