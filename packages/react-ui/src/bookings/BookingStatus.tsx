import type { ShownStatus } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { Badge } from '../design'

export function BookingStatus({ status: shown }: { readonly status: ShownStatus }) {
  const texts = useTexts('member').screen.bookings
  return (
    <Badge meaning={shown.tone === 'neutral' ? undefined : shown.tone}>
      {shown.of === 'booking' ? texts.status[shown.status] : texts.paymentStatus[shown.status]}
    </Badge>
  )
}
