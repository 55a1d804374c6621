import { type BalanceToPay, type Booking, formatMoney } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { usePayingTexts } from '../composition/DashboardContext'
import { Card, DataList, Price } from '../design'

interface BalanceSummaryProps {
  readonly booking: Booking
  readonly due: BalanceToPay
}

/** What this payment is of: beside the form, and above it on a small screen. */
export function BalanceSummary({ booking: { prices, currency }, due }: BalanceSummaryProps) {
  const { owed, form } = usePayingTexts().screen.pay
  const inMoney = moneyIn(currency)
  return (
    <Card title={form.summary}>
      <DataList
        items={[
          { label: owed.total, value: <Price value={inMoney(prices.totalBookingPrice)} tone="muted" /> },
          { label: owed.paid, value: <Price value={inMoney(prices.paid)} tone="muted" /> },
          { label: owed.now, value: <Price value={formatMoney(due.amount)} size="large" />, total: true },
          { label: owed.left, value: <Price value={formatMoney(due.left)} tone="muted" /> },
        ]}
      />
    </Card>
  )
}
