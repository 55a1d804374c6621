import type { BalanceToPay, Booking } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Card, DataList, Price } from '../../design'

interface BalanceSummaryProps {
  readonly booking: Booking
  readonly due: BalanceToPay
}

/** The purpose of this payment: beside the form, or above it on a small screen. */
export function BalanceSummary({ booking: { prices, currency }, due }: BalanceSummaryProps) {
  const formats = useFormats()
  const { owed, form } = useTexts('paying').screen.pay
  const inMoney = formats.moneyIn(currency)
  return (
    <Card title={form.summary}>
      <DataList
        items={[
          { label: owed.total, value: <Price value={inMoney(prices.totalBookingPrice)} tone="muted" /> },
          { label: owed.paid, value: <Price value={inMoney(prices.paid)} tone="muted" /> },
          { label: owed.now, value: <Price value={formats.money(due.amount)} size="large" />, total: true },
          { label: owed.left, value: <Price value={formats.money(due.left)} tone="muted" /> },
        ]}
      />
    </Card>
  )
}
