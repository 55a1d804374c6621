import { fullName, type HeldTicketEntry, type InMoney } from '@booking-dashboard/core'
import { memo } from 'react'
import { WithFee } from '../../bookings/WithFee'
import { useTexts } from '../../dashboard/DashboardContext'
import { Badge, Price } from '../../design'
import styles from './AlreadyHeld.module.css'

interface HeldTicketRowProps {
  readonly entry: HeldTicketEntry
  readonly inMoney: InMoney
}

/** One booked ticket: its holder, its price, and whether it is on resale or sold. */
export const HeldTicketRow = memo(({ entry, inMoney }: HeldTicketRowProps) => {
  const { tickets: texts, booking } = useTexts('basket').screen
  const { ticket, holder, shownAs: state } = entry
  const { bookingFee, total } = ticket.prices
  return (
    <li className={styles.ticket}>
      <div className={styles.words}>
        <span className={styles.type}>{ticket.name}</span>
        <span className={styles.holder}>
          <bdi>{holder === null ? booking.tickets.noPassenger : fullName(holder)}</bdi>
          {holder?.lead === true && <Badge>{booking.tickets.lead}</Badge>}
          {state !== 'kept' && (
            <Badge meaning={state === 'onResale' ? 'info' : undefined}>{texts.heldStates[state]}</Badge>
          )}
        </span>
      </div>
      <div className={styles.price}>
        <WithFee fee={bookingFee} inMoney={inMoney}>
          <Price value={inMoney(total)} />
        </WithFee>
      </div>
    </li>
  )
})
