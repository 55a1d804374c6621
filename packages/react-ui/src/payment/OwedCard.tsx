import { type Booking, daysUntil, formatDate, formatDaysUntil, formatMoney, owed } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { useNow } from '../bookings/useNow'
import { usePayingTexts } from '../composition/DashboardContext'
import { Card, DataList, Price } from '../design'

/** What is owed, and when. */
export function OwedCard({ booking }: { readonly booking: Booking }) {
  const texts = usePayingTexts().screen.pay.owed
  const now = useNow()
  const { prices, currency } = booking
  const inMoney = moneyIn(currency)
  const { outstanding, overdue, next } = owed(booking)
  return (
    <Card title={texts.heading}>
      <DataList
        items={[
          { label: texts.total, value: <Price value={inMoney(prices.totalBookingPrice)} tone="muted" /> },
          { label: texts.paid, value: <Price value={inMoney(prices.paid)} tone="muted" /> },
          { label: texts.balance, value: <Price value={formatMoney(outstanding)} size="large" />, total: true },
          ...(overdue?.amount
            ? [
                {
                  label: texts.overdue,
                  note: overdue.since && texts.since(formatDate(overdue.since)),
                  value: <Price value={formatMoney(overdue.amount)} />,
                },
              ]
            : []),
          ...(next?.taken === 'byItself'
            ? [
                {
                  label: texts.next,
                  note: next.date && texts.automatically(formatDate(next.date)),
                  value: <Price value={formatMoney(next.amount)} />,
                },
              ]
            : []),
          ...(next?.taken === 'byItself' && overdue === null
            ? [{ label: texts.leftAfter, value: <Price value={formatMoney(next.left)} tone="muted" /> }]
            : []),
          ...(next?.taken === 'byHand' && next.date !== null
            ? [{ label: texts.due, note: formatDaysUntil(daysUntil(next.date, now)), value: formatDate(next.date) }]
            : []),
        ]}
      />
    </Card>
  )
}
