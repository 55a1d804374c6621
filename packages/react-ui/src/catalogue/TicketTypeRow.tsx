import { availabilityLevel, type EventOnSale, isCharged, mostOf, newcomersInUse, type Pax, quantityOf, type SelectionProblem, type TicketOnSale, type TicketSelection } from '@booking-dashboard/core'
import type { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { Badge, Price, Stepper } from '../design'
import { problemWords, quantityId } from './fieldIds'
import { PassengerRow } from './PassengerRow'
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

function Availability({ type }: { readonly type: TicketOnSale }) {
  const texts = useTexts().screen.tickets.availability
  const level = availabilityLevel(type)
  if (level === 'soldOut') return <Badge>{texts.soldOut}</Badge>
  if (level === 'few') return <Badge meaning="warning">{texts.few(type.availability.available)}</Badge>
  return <span className={styles.available}>{texts[level]}</span>
}

/** One ticket type: its price, how many are left, how many are wanted, and who each is for. */
export function TicketTypeRow({ event, type, selection, pax, problems, inMoney, actions }: TicketTypeRowProps) {
  const texts = useTexts().screen.tickets
  const quantity = quantityOf(selection, type.id)
  const most = mostOf(type)
  const soldOut = availabilityLevel(type) === 'soldOut'
  const chosen = selection.tickets.filter(({ ticketTypeId }) => ticketTypeId === type.id)
  const problem = problems.find((one) => one.kind === 'tooMany' && one.ticketTypeId === type.id)
  const inUse = newcomersInUse(selection)
  const firstFor = (key: number): number | undefined =>
    selection.tickets.find(({ passenger }) => passenger.kind === 'newcomer' && passenger.key === key)?.key
  const reason = problem ? problemWords(problem, texts.problems) : quantity > 0 && quantity >= most ? texts.thatIsAll : undefined
  return (
    <li className={styles.type}>
      <div className={styles.words}>
        <h3 className={styles.name}>{type.name}</h3>
        <p className={styles.description}>{type.description}</p>
        <Availability type={type} />
      </div>
      <div className={styles.buy}>
        <p className={styles.price}>
          {isCharged(type.prices.price) ? <Price value={inMoney(type.prices.price)} /> : <strong>{texts.free}</strong>}
          {isCharged(type.prices.bookingFee) && <span className={styles.fee}>{texts.plusFee(inMoney(type.prices.bookingFee))}</span>}
        </p>
        {!soldOut || quantity > 0 ? (
          <div id={quantityId(type.id)} tabIndex={-1}>
            <Stepper
              label={texts.quantityOf(type.name, event.name)}
              value={quantity}
              max={most}
              reason={reason}
              onChange={(next) => actions.setQuantity(type.id, next)}
            />
          </div>
        ) : null}
      </div>
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
    </li>
  )
}
