import { formatDate, formatDaysUntil, formatMoney, type ShownBooking } from '@booking-dashboard/core'
import { usePayingTexts } from '../composition/DashboardContext'
import { Card, DataList, Price } from '../design'

/** What is owed, and when. */
export function OwedCard({ shown }: { readonly shown: ShownBooking }) {
  const texts = usePayingTexts().screen.pay.owed
  const { total, paid, due } = shown.balance
  const { outstanding, overdue, next } = shown.owed
  return (
    <Card title={texts.heading}>
      <DataList
        items={[
          { label: texts.total, value: <Price value={formatMoney(total)} tone="muted" /> },
          { label: texts.paid, value: <Price value={formatMoney(paid)} tone="muted" /> },
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
          ...(due ? [{ label: texts.due, note: formatDaysUntil(due.days), value: formatDate(due.date) }] : []),
        ]}
      />
    </Card>
  )
}
