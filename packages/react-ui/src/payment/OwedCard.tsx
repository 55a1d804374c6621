import type { ShownBooking } from '@booking-dashboard/core'
import { usePayingTexts, useFormats } from '../composition/DashboardContext'
import { Card, DataList, Price } from '../design'

/** What is owed, and when. */
export function OwedCard({ shown }: { readonly shown: ShownBooking }) {
  const formats = useFormats()
  const texts = usePayingTexts().screen.pay.owed
  const { total, paid, due } = shown.balance
  const { outstanding, overdue, next } = shown.owed
  return (
    <Card title={texts.heading}>
      <DataList
        items={[
          { label: texts.total, value: <Price value={formats.money(total)} tone="muted" /> },
          { label: texts.paid, value: <Price value={formats.money(paid)} tone="muted" /> },
          { label: texts.balance, value: <Price value={formats.money(outstanding)} size="large" />, total: true },
          ...(overdue?.amount
            ? [
                {
                  label: texts.overdue,
                  note: overdue.since && texts.since(formats.date(overdue.since)),
                  value: <Price value={formats.money(overdue.amount)} />,
                },
              ]
            : []),
          ...(next?.taken === 'byItself'
            ? [
                {
                  label: texts.next,
                  note: next.date && texts.automatically(formats.date(next.date)),
                  value: <Price value={formats.money(next.amount)} />,
                },
              ]
            : []),
          ...(next?.taken === 'byItself' && overdue === null
            ? [{ label: texts.leftAfter, value: <Price value={formats.money(next.left)} tone="muted" /> }]
            : []),
          ...(due ? [{ label: texts.due, note: formats.daysUntil(due.days), value: formats.date(due.date) }] : []),
        ]}
      />
    </Card>
  )
}
