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
  const hasWays = why === 'nothingOverdue'
  const to = hasWays ? paths.makePayment(bookingRef) : paths.booking(bookingRef)
  return (
    <EmptyState
      icon={why === 'cancelled' || why === 'overpaid' ? 'info' : 'check'}
      heading={texts.nothing[why].heading}
      action={<ButtonLink to={to}>{hasWays ? texts.nothing.nothingOverdue.action : texts.toBooking}</ButtonLink>}
    >
      {returned ? `${returned.sentence} ${reason}` : reason}
    </EmptyState>
  )
}
