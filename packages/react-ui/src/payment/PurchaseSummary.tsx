import {
  type Basket,
  basketOverview,
  type Booking,
  formatMoney,
  isCharged,
  money,
  ticketsByEvent,
} from '@booking-dashboard/core'
import { LinePrice } from '../basket/LinePrice'
import { lineWords } from '../basket/lineWords'
import { EventTicketList } from '../bookings/EventTicketList'
import { moneyIn } from '../bookings/moneyIn'
import { withoutPriceItem } from '../bookings/withoutPriceItem'
import { WithFee } from '../bookings/WithFee'
import { useTexts } from '../composition/DashboardContext'
import { DataList, Icon, Price } from '../design'
import styles from './PurchaseSummary.module.css'

interface PurchaseSummaryProps {
  readonly basket: Basket
  readonly booking: Booking
}

/** What is bought: beside the form, and folded above it on a small screen. */
export function PurchaseSummary({ basket, booking }: PurchaseSummaryProps) {
  const { screen } = useTexts()
  const texts = screen.checkout.purchase
  const inMoney = moneyIn(basket.currency)
  const total = formatMoney(money(basket.total, basket.currency))
  const { sections, unlisted, bookingFee } = basketOverview(basket)
  const list = (
    <>
      {basket.tickets.length > 0 && (
        <EventTicketList
          events={ticketsByEvent(basket.tickets, [...booking.pax, ...basket.pax])}
          renderAside={({ ticket }) => (
            <WithFee fee={ticket.prices.bookingFee} inMoney={inMoney}>
              <Price value={inMoney(ticket.prices.total)} />
            </WithFee>
          )}
        />
      )}
      {sections
        .filter(({ name, lines }) => name !== 'tickets' && lines.length > 0)
        .map(({ name, lines, withoutPrice }) => (
          <section key={name} className={styles.section}>
            <h3>{screen.basket.sections[name]}</h3>
            <DataList
              items={[
                ...lines.map((line) => {
                  const { title, notes } = lineWords(line, basket, booking, screen)
                  return {
                    label: title,
                    note: notes.join(' · '),
                    value: <LinePrice line={line} currency={basket.currency} />,
                  }
                }),
                ...withoutPriceItem(withoutPrice, inMoney, screen.booking.prices),
              ]}
            />
          </section>
        ))}
      <DataList
        items={[
          ...withoutPriceItem(unlisted, inMoney, screen.booking.prices),
          { label: texts.total, value: <Price value={total} size="large" />, total: true },
          ...(isCharged(bookingFee)
            ? [{ label: texts.fees, value: <Price value={inMoney(bookingFee)} tone="muted" /> }]
            : []),
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
