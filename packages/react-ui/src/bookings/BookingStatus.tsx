import type { ShownStatus } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { Badge, type Meaning } from '../design'

const meanings: Readonly<Record<ShownStatus['tone'], Meaning | undefined>> = {
  neutral: undefined,
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
}

export function BookingStatus({ status: shown }: { readonly status: ShownStatus }) {
  const texts = useTexts('member').screen.bookings
  return (
    <Badge meaning={meanings[shown.tone]}>
      {shown.of === 'booking' ? texts.status[shown.status] : texts.paymentStatus[shown.status]}
    </Badge>
  )
}
