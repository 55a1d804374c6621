import { amountDue, type Booking, daysUntil, formatDate, formatDaysUntil, isPaymentOverdue } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { useNow } from '../bookings/useNow'
import { useTexts } from '../composition/DashboardContext'
import { Card, DataList, Price } from '../design'

/** What is owed, and when. */
export function OwedCard({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.pay.owed
  const now = useNow()
  const { prices, currency, paymentDueDate: due } = booking
  const inMoney = moneyIn(currency)
  const overdue = amountDue(booking, 'overdue')
  return (
    <Card title={texts.heading}>
      <DataList
        items={[
          { label: texts.total, value: <Price value={inMoney(prices.totalBookingPrice)} tone="muted" /> },
          { label: texts.paid, value: <Price value={inMoney(prices.paid)} tone="muted" /> },
          { label: texts.balance, value: <Price value={inMoney(prices.outstandingBalance)} size="large" />, total: true },
          ...(overdue === 0 ? [] : [{ label: texts.ofWhichOverdue, value: <Price value={inMoney(overdue)} /> }]),
          ...(due === null
            ? []
            : [
                {
                  label: isPaymentOverdue(booking) ? texts.overdue : texts.due,
                  note: formatDaysUntil(daysUntil(due, now)),
                  value: formatDate(due),
                },
              ]),
        ]}
      />
    </Card>
  )
}
