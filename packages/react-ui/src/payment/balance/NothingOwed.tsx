import { type NothingToPay, paths } from '@booking-dashboard/core'
import { usePayingTexts } from '../../dashboard/DashboardContext'
import { ButtonLink, EmptyState } from '../../design'

/** Why there is nothing to pay here, and the way back. */
export function NothingOwed({ bookingRef, why }: { readonly bookingRef: string; readonly why: NothingToPay }) {
  const texts = usePayingTexts().screen.pay
  const action =
    why === 'nothingOverdue' ? (
      <ButtonLink to={paths.makePayment(bookingRef)}>{texts.nothing.nothingOverdue.action}</ButtonLink>
    ) : (
      <ButtonLink to={paths.booking(bookingRef)}>{texts.toBooking}</ButtonLink>
    )
  return (
    <EmptyState icon={why === 'cancelled' ? 'info' : 'check'} heading={texts.nothing[why].heading} action={action}>
      {texts.nothing[why].sentence}
    </EmptyState>
  )
}
