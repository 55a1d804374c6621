import { type Booking, daysUntil, formatDate, formatDaysUntil, isOwed, itemCount, paths } from '@booking-dashboard/core'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { ButtonLink, DataList, Price, StickySummary } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { moneyIn } from './moneyIn'
import { useNow } from './useNow'

/** Balance, due date and the main action, beside the page or in the bar below it. */
export function BookingSummaryColumn({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.booking.summary
  const now = useNow()
  const inBasket = itemCount(useBehavior(useDashboard().basket(booking.reference).state$)) ?? 0
  const inMoney = moneyIn(booking.currency)
  const { outstandingBalance, totalBookingPrice, paid } = booking.prices
  const owed = isOwed(booking)
  const due = owed ? booking.paymentDueDate : null
  const action =
    inBasket > 0
      ? { to: paths.basket(booking.reference), label: texts.viewBasket }
      : { to: paths.tickets(booking.reference), label: texts.addTickets }
  return (
    <StickySummary
      label={texts.label}
      brief={
        <>
          {owed ? texts.balance : texts.allPaid} <Price value={inMoney(outstandingBalance)} />
        </>
      }
      action={
        <ButtonLink to={action.to} block>
          {action.label}
        </ButtonLink>
      }
    >
      <div>
        <p>{owed ? texts.balance : texts.allPaid}</p>
        <Price value={inMoney(outstandingBalance)} size="large" />
        {!owed && <p>{texts.nothingToPay}</p>}
      </div>
      <DataList
        items={[
          { label: texts.total, value: <Price value={inMoney(totalBookingPrice)} /> },
          { label: texts.paid, value: <Price value={inMoney(paid)} /> },
          ...(due === null
            ? []
            : [{ label: texts.due, note: formatDaysUntil(daysUntil(due, now)), value: formatDate(due), total: true }]),
        ]}
      />
    </StickySummary>
  )
}
