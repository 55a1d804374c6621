import { type Booking, daysUntil, formatDate, formatDaysUntil, isOwed, itemCount, mainActionOf } from '@booking-dashboard/core'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { DataList, Price, StickySummary } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { MainActionLink } from './MainActionLink'
import { moneyIn } from './moneyIn'
import styles from './BookingSummaryColumn.module.css'
import { useNow } from './useNow'

/** Balance, due date and the main action, beside the page or in the bar below it. */
export function BookingSummaryColumn({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.booking.summary
  const dashboard = useDashboard()
  const now = useNow()
  const inBasket = itemCount(useBehavior(dashboard.basket(booking.reference).state$)) ?? 0
  const action = mainActionOf(booking, inBasket, useBehavior(dashboard.payment(booking.reference).state$))
  const inMoney = moneyIn(booking.currency)
  const { outstandingBalance, totalBookingPrice, paid } = booking.prices
  const owed = isOwed(booking)
  const due = owed ? booking.paymentDueDate : null
  return (
    <StickySummary
      label={texts.label}
      brief={
        <div className={styles.brief}>
          <span>{owed ? texts.balance : texts.allPaid}</span>
          <Price value={inMoney(outstandingBalance)} />
        </div>
      }
      action={action && <MainActionLink bookingRef={booking.reference} action={action} />}
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
