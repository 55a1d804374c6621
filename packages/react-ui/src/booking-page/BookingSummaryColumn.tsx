import type { ShownBooking } from '@booking-dashboard/core'
import { memo } from 'react'
import { useTexts, useFormats } from '../dashboard/DashboardContext'
import { ButtonLink, DataList, Price, quiet, StickySummary } from '../design'

/** The amount due, its date and the main action: a column beside the page, or the bar below it. */
export const BookingSummaryColumn = memo(function BookingSummaryColumn({
  balance,
  isBalanceInBar,
  mainAction,
}: Pick<ShownBooking, 'balance' | 'isBalanceInBar' | 'mainAction'>) {
  const formats = useFormats()
  const texts = useTexts('bookingPage').screen.bookingPage.summary
  const { words, amount, sentence, outstanding, next, due } = balance
  const rows = [
    ...(outstanding ? [{ label: texts.balance, value: <Price value={formats.money(outstanding)} /> }] : []),
    ...(next
      ? [
          {
            label: texts.next,
            note: texts.onDate(formats.date(next.date)),
            value: <Price value={formats.money(next.amount)} />,
            total: true,
          },
        ]
      : []),
  ]
  return (
    <StickySummary
      label={texts.label}
      brief={
        isBalanceInBar && (
          <div>
            <p className={quiet}>{words}</p>
            {amount && <Price value={formats.money(amount)} />}
          </div>
        )
      }
      action={
        mainAction && (
          <ButtonLink to={mainAction.path} block>
            {mainAction.label}
          </ButtonLink>
        )
      }
    >
      <div>
        <p>{words}</p>
        {amount && <Price value={formats.money(amount)} size="large" />}
        {sentence && <p>{sentence}</p>}
      </div>
      {rows.length > 0 && <DataList items={rows} />}
      {due && (
        // Above each other, since a date does not fit beside its label.
        <DataList
          layout="facts"
          items={[{ label: texts.due, note: formats.daysUntil(due.days), value: formats.date(due.date) }]}
        />
      )}
    </StickySummary>
  )
})
