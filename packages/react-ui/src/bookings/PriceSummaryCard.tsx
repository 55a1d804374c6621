import { type Booking, isCharged, priceSummary } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Card, DataList, Price } from '../design'
import { moneyIn } from './moneyIn'
import styles from './PriceSummaryCard.module.css'

/** What the booking costs: its sections, then the totals. */
export function PriceSummaryCard({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.booking.prices
  const inMoney = moneyIn(booking.currency)
  const { tickets, totals } = priceSummary(booking)
  return (
    <Card title={texts.heading}>
      <section className={styles.section}>
        <h3>{texts.tickets}</h3>
        {tickets.lines.length === 0 ? (
          <p className={styles.none}>{texts.noTickets}</p>
        ) : (
          <DataList
            items={[
              ...tickets.lines.map(({ title, cost, bookingFee }) => ({
                label: title,
                note: isCharged(bookingFee) ? texts.includesFee(inMoney(bookingFee)) : undefined,
                value: <Price value={inMoney(cost)} />,
              })),
              { label: texts.ticketsTotal, value: <Price value={inMoney(tickets.cost)} />, total: true },
            ]}
          />
        )}
      </section>
      <section className={styles.section}>
        <h3>{texts.totals}</h3>
        <DataList
          items={[
            { label: texts.bookingPrice, value: <Price value={inMoney(totals.bookingPrice)} /> },
            { label: texts.bookingFee, value: <Price value={inMoney(totals.bookingFee)} /> },
            { label: texts.discounts, value: <Price value={inMoney(totals.discounts)} tone="negative" /> },
            { label: texts.total, value: <Price value={inMoney(totals.totalBookingPrice)} />, total: true },
            { label: texts.paid, value: <Price value={inMoney(totals.paid)} tone="muted" /> },
            { label: texts.outstanding, value: <Price value={inMoney(totals.outstandingBalance)} />, total: true },
          ]}
        />
      </section>
    </Card>
  )
}
