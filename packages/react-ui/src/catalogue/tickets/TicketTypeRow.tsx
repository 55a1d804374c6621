import {
  addMinor,
  type EventOnSale,
  isCharged,
  newcomersInUse,
  type Pax,
  quantityOf,
  type SelectionProblem,
  type TicketOnSale,
  type TicketSelection,
} from '@booking-dashboard/core'
import type { moneyIn } from '../../bookings/moneyIn'
import { WithFee } from '../../bookings/WithFee'
import { useTexts } from '../../composition/DashboardContext'
import { Price } from '../../design'
import { problemWords, quantityId } from './fieldIds'
import { PassengerRow } from './PassengerRow'
import { ShopRow } from '../shop/ShopRow'
import styles from './TicketTypeRow.module.css'
import type { SelectionActions } from './useTicketSelection'

export interface TicketTypeRowProps {
  readonly event: EventOnSale
  readonly type: TicketOnSale
  readonly selection: TicketSelection
  readonly pax: readonly Pax[]
  readonly problems: readonly SelectionProblem[]
  readonly inMoney: ReturnType<typeof moneyIn>
  readonly actions: SelectionActions
}

/** One ticket type: its price, how many are left, how many are wanted, and who each is for. */
export function TicketTypeRow({ event, type, selection, pax, problems, inMoney, actions }: TicketTypeRowProps) {
  const texts = useTexts().screen.tickets
  const chosen = selection.tickets.filter(({ ticketTypeId }) => ticketTypeId === type.id)
  const problem = problems.find((one) => one.kind === 'tooMany' && one.ticketTypeId === type.id)
  const inUse = newcomersInUse(selection)
  const price = addMinor(type.prices.price, type.prices.bookingFee)
  const firstFor = (key: number): number | undefined =>
    selection.tickets.find(({ passenger }) => passenger.kind === 'newcomer' && passenger.key === key)?.key
  return (
    <ShopRow
      id={quantityId(type.id)}
      name={type.name}
      lines={[type.description]}
      of={type}
      price={
        <WithFee fee={type.prices.bookingFee} inMoney={inMoney}>
          {isCharged(price) ? <Price value={inMoney(price)} /> : <strong>{texts.free}</strong>}
        </WithFee>
      }
      label={texts.quantityOf(type.name, event.name)}
      quantity={quantityOf(selection, type.id)}
      problem={problem && problemWords(problem, texts.problems)}
      onChange={(next) => actions.setQuantity(type.id, next)}
    >
      {chosen.length > 0 && (
        <div className={styles.passengers} role="group" aria-label={texts.passengerLegend(chosen.length)}>
          <p className={styles.question}>{texts.passengerLegend(chosen.length)}</p>
          <ol className={styles.rows}>
            {chosen.map((ticket, index) => (
              <PassengerRow
                key={ticket.key}
                ticket={ticket}
                place={index + 1}
                pax={pax}
                newcomers={inUse}
                ownsNewcomer={ticket.passenger.kind === 'newcomer' && firstFor(ticket.passenger.key) === ticket.key}
                problems={problems}
                actions={actions}
              />
            ))}
          </ol>
        </div>
      )}
    </ShopRow>
  )
}
