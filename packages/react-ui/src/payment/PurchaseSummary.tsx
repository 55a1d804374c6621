import { type Basket, type Booking, formatMoney, isCharged, money, ticketsByEvent, ticketsSection } from '@booking-dashboard/core'
import { EventTicketList } from '../bookings/EventTicketList'
import { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { DataList, Icon, Price } from '../design'
import styles from './PurchaseSummary.module.css'

interface PurchaseSummaryProps {
  readonly basket: Basket
  readonly booking: Booking
}

/** What is bought: beside the form, and folded above it on a small screen. */
export function PurchaseSummary({ basket, booking }: PurchaseSummaryProps) {
  const texts = useTexts().screen.checkout.purchase
  const inMoney = moneyIn(basket.currency)
  const total = formatMoney(money(basket.total, basket.currency))
  const { bookingFee } = ticketsSection(basket.tickets)
  const lines = [...basket.accommodations, ...basket.extras, ...basket.transport, ...basket.charges]
  const list = (
    <>
      <EventTicketList
        events={ticketsByEvent(basket.tickets, [...booking.pax, ...basket.pax])}
        renderAside={({ ticket }) => <Price value={inMoney(ticket.prices.total)} />}
      />
      <DataList
        items={[
          ...lines.map(({ name, total: cost }) => ({ label: name, value: <Price value={inMoney(cost)} /> })),
          { label: texts.total, value: <Price value={total} size="large" />, total: true },
          ...(isCharged(bookingFee) ? [{ label: texts.fees, value: <Price value={inMoney(bookingFee)} tone="muted" /> }] : []),
        ]}
      />
    </>
  )
  return (
    <aside className={styles.summary} aria-label={texts.heading}>
      <details className={styles.folded}>
        <summary>
          <span>{texts.show(total)}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.list}>{list}</div>
      </details>
      <div className={styles.open}>
        <h2>{texts.heading}</h2>
        {list}
      </div>
    </aside>
  )
}
