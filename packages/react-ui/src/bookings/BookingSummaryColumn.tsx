import { balanceOf, type Booking, daysUntil, formatDate, formatDaysUntil, itemCount, mainActionOf, negateMinor } from '@booking-dashboard/core'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { DataList, Price, StickySummary } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { MainActionLink } from './MainActionLink'
import { moneyIn } from './moneyIn'
import styles from './BookingSummaryColumn.module.css'
import { useNow } from './useNow'

interface Standing {
  readonly words: string
  /** Null where no amount is to be shown. */
  readonly amount: string | null
  readonly sentence: string | null
}

/** How the balance stands: what was paid too much is no balance, and of a cancelled booking nothing is asked for. */
function useStanding(booking: Booking): Standing {
  const texts = useTexts().screen.booking.summary
  const { outstandingBalance, currency, status } = booking
  const inMoney = moneyIn(currency)
  if (balanceOf(booking) !== null) return { words: texts.balance, amount: inMoney(outstandingBalance), sentence: null }
  if (outstandingBalance < 0) {
    return { words: texts.overpaid, amount: inMoney(negateMinor(outstandingBalance)), sentence: texts.overpaidSentence }
  }
  if (status === 'cancelled') return { words: texts.cancelled, amount: null, sentence: texts.cancelledSentence }
  return { words: texts.allPaid, amount: inMoney(outstandingBalance), sentence: texts.nothingToPay }
}

/** Balance, due date and the main action, beside the page or in the bar below it. */
export function BookingSummaryColumn({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.booking.summary
  const dashboard = useDashboard()
  const now = useNow()
  const inBasket = itemCount(useBehavior(dashboard.basket(booking.reference).state$)) ?? 0
  const action = mainActionOf(booking, inBasket, useBehavior(dashboard.payment(booking.reference).state$))
  const inMoney = moneyIn(booking.currency)
  const { totalBookingPrice, paid } = booking.prices
  const { words, amount, sentence } = useStanding(booking)
  const due = balanceOf(booking) === null ? null : booking.paymentDueDate
  return (
    <StickySummary
      label={texts.label}
      brief={
        <div className={styles.brief}>
          <span>{words}</span>
          {amount !== null && <Price value={amount} />}
        </div>
      }
      action={action && <MainActionLink bookingRef={booking.reference} action={action} />}
    >
      <div>
        <p>{words}</p>
        {amount !== null && <Price value={amount} size="large" />}
        {sentence !== null && <p>{sentence}</p>}
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
