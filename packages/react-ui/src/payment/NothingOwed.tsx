import { type Booking, nothingToPay, paths } from '@booking-dashboard/core'
import { usePayingTexts } from '../composition/DashboardContext'
import { ButtonLink, EmptyState } from '../design'

/** Why there is nothing to pay here, and the way back. */
export function NothingOwed({ booking }: { readonly booking: Booking }) {
  const texts = usePayingTexts().screen.pay
  const why = nothingToPay(booking)
  const action =
    why === 'nothingOverdue' ? (
      <ButtonLink to={paths.makePayment(booking.reference)}>{texts.nothing.nothingOverdue.action}</ButtonLink>
    ) : (
      <ButtonLink to={paths.booking(booking.reference)}>{texts.toBooking}</ButtonLink>
    )
  return (
    <EmptyState icon={why === 'cancelled' ? 'info' : 'check'} heading={texts.nothing[why].heading} action={action}>
      {texts.nothing[why].sentence}
    </EmptyState>
  )
}
