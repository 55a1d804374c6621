import { type NothingToPay, paths, type ReturnedPayment } from '@booking-dashboard/core'
import { useArea, useFormats, useTexts } from '../../dashboard/DashboardContext'
import { ButtonLink, EmptyState } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'

interface NothingOwedProps {
  readonly bookingRef: string
  readonly why: NothingToPay
  readonly returned?: ReturnedPayment | null
}

/** Why nothing is due here, and the link back. */
export function NothingOwed({ bookingRef, why, returned = null }: NothingOwedProps) {
  const texts = useTexts('paying').screen.pay
  const formats = useFormats()
  const overpaid = useBehavior(useArea('paying').bill(bookingRef))?.owed.overpaid ?? null
  const reason =
    why === 'overpaid'
      ? overpaid && texts.nothing.overpaid.sentence(formats.money(overpaid))
      : texts.nothing[why].sentence
  const action =
    why === 'nothingOverdue' ? (
      <ButtonLink to={paths.makePayment(bookingRef)}>{texts.nothing.nothingOverdue.action}</ButtonLink>
    ) : (
      <ButtonLink to={paths.booking(bookingRef)}>{texts.toBooking}</ButtonLink>
    )
  return (
    <EmptyState
      icon={why === 'cancelled' || why === 'overpaid' ? 'info' : 'check'}
      heading={texts.nothing[why].heading}
      action={action}
    >
      {returned ? `${returned.sentence} ${reason}` : reason}
    </EmptyState>
  )
}
