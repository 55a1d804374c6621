import { type Basket, type Booking, fullName, type HeldTicket, isCharged, ticketsByEvent } from '@booking-dashboard/core'
import { EventTicketList } from '../bookings/EventTicketList'
import { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { Button, Card, CheckboxField, Price, VisuallyHidden } from '../design'
import styles from './BasketScreen.module.css'
import { SectionWarnings } from './SectionWarnings'
import type { Removal } from './useRemoval'

interface BasketTicketsProps {
  readonly basket: Basket
  readonly booking: Booking
  readonly removal: Removal
  readonly busy: boolean
}

/** The tickets of the basket by event, to be removed one by one or several together. */
export function BasketTickets({ basket, booking, removal, busy }: BasketTicketsProps) {
  const { basket: texts, booking: shared } = useTexts().screen
  const inMoney = moneyIn(basket.currency)
  const several = basket.tickets.length > 1
  const { selected } = removal
  const nameOf = ({ passenger }: HeldTicket): string => (passenger === null ? texts.noPassenger : fullName(passenger))
  return (
    <Card
      title={texts.sections.tickets}
      aside={
        several && (
          <CheckboxField
            label={texts.selectAll}
            checked={selected.length === basket.tickets.length}
            onChange={removal.selectAll}
          />
        )
      }
      footer={
        selected.length > 0 && (
          <Button variant="secondary" icon="minus" busy={busy} busyLabel={texts.removing} onClick={() => removal.ask(selected)}>
            {texts.removeSelected(selected.length)}
          </Button>
        )
      }
    >
      <SectionWarnings basket={basket} section="tickets" />
      {basket.tickets.length === 0 ? (
        <p className={styles.none}>{shared.tickets.none}</p>
      ) : (
        <EventTicketList
          events={ticketsByEvent(basket.tickets, [...booking.pax, ...basket.pax])}
          renderBefore={(held) =>
            several && (
              <CheckboxField
                label={<VisuallyHidden>{texts.select(held.ticket.name, nameOf(held))}</VisuallyHidden>}
                checked={selected.includes(held.ticket.id)}
                onChange={(on) => removal.select(held.ticket.id, on)}
              />
            )
          }
          renderAside={(held) => (
            <div className={styles.aside}>
              <span className={styles.price}>
                <Price value={inMoney(held.ticket.prices.total)} />
                {isCharged(held.ticket.prices.bookingFee) && (
                  <span className={styles.fee}>{texts.feeIncluded(inMoney(held.ticket.prices.bookingFee))}</span>
                )}
              </span>
              <Button
                variant="quiet"
                aria-label={texts.removeOne(held.ticket.name, nameOf(held))}
                aria-disabled={busy}
                onClick={() => removal.ask([held.ticket.id])}
              >
                {texts.remove}
              </Button>
            </div>
          )}
        />
      )}
    </Card>
  )
}
