import {
  type Booking,
  daysUntil,
  formatDate,
  formatDaysUntil,
  formatMoney,
  mainActionOf,
  type Owed,
  owed,
  type Texts,
} from '@booking-dashboard/core'
import { useBookingArea, useBookingTexts } from '../../composition/DashboardContext'
import { DataList, Price, StickySummary } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { MainActionLink } from './MainActionLink'
import { moneyIn } from '../moneyIn'
import styles from './BookingSummaryColumn.module.css'
import { useNow } from '../useNow'
import { usePast } from '../usePast'

interface Standing {
  readonly words: string
  /** Null where no amount is to be shown. */
  readonly amount: string | null
  readonly sentence: string | null
}

type Words = Texts['screen']['booking']['summary']

/** What is first to be known: what is overdue, what is taken next, or else how the balance stands. */
const standingOf = (
  { status, currency }: Booking,
  { outstanding, overdue, next, overpaid }: Owed,
  texts: Words,
): Standing => {
  if (overpaid !== null)
    return { words: texts.overpaid, amount: formatMoney(overpaid), sentence: texts.overpaidSentence }
  if (status === 'cancelled') return { words: texts.cancelled, amount: null, sentence: texts.cancelledSentence }
  if (outstanding.amount === 0)
    return { words: texts.allPaid, amount: moneyIn(currency)(outstanding.amount), sentence: texts.nothingToPay }
  if (overdue?.amount) {
    return {
      words: texts.overdue,
      amount: formatMoney(overdue.amount),
      sentence: overdue.since && texts.overdueSince(formatDate(overdue.since)),
    }
  }
  if (next?.taken === 'byItself') {
    return {
      words: texts.next,
      amount: formatMoney(next.amount),
      sentence: next.date === null ? texts.automatically : texts.onDate(formatDate(next.date)),
    }
  }
  return { words: texts.balance, amount: formatMoney(outstanding), sentence: null }
}

/** What is owed, when, and the main action, beside the page or in the bar below it. */
export function BookingSummaryColumn({ booking }: { readonly booking: Booking }) {
  const texts = useBookingTexts().screen.booking.summary
  const dashboard = useBookingArea()
  const now = useNow()
  const inBasket = useBehavior(dashboard.basketAtHand(booking.reference).count$) ?? 0
  const isPaying = useBehavior(dashboard.unendedPayment(booking.reference)) !== null
  const action = mainActionOf(booking, { inBasket, isPaying, past: usePast(booking) })
  const inMoney = moneyIn(booking.currency)
  const { totalBookingPrice, paid } = booking.prices
  const statement = owed(booking)
  const { outstanding, overdue, next } = statement
  const { words, amount, sentence } = standingOf(booking, statement, texts)
  const due = next?.taken === 'byHand' ? next.date : null
  const isPart = overdue !== null || next?.taken === 'byItself'
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
          ...(isPart ? [{ label: texts.balance, value: <Price value={formatMoney(outstanding)} /> }] : []),
          ...(overdue !== null && next?.date
            ? [
                {
                  label: texts.next,
                  note: texts.onDate(formatDate(next.date)),
                  value: <Price value={formatMoney(next.amount)} />,
                  total: true,
                },
              ]
            : []),
          ...(due === null
            ? []
            : [{ label: texts.due, note: formatDaysUntil(daysUntil(due, now)), value: formatDate(due), total: true }]),
        ]}
      />
    </StickySummary>
  )
}
