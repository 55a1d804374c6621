import {
  formatDateTime,
  fullName,
  resaleChoice,
  type ResaleEntry,
  type ResaleRow,
  resaleStatus,
} from '@booking-dashboard/core'
import { memo } from 'react'
import type { moneyIn } from '../bookings/moneyIn'
import { WithFee } from '../bookings/WithFee'
import { useTexts } from '../composition/DashboardContext'
import { Badge, CheckboxField, classNames, Price, VisuallyHidden } from '../design'
import styles from './Resale.module.css'
import { reasonWords } from './stateWords'

interface ResaleTicketRowProps {
  readonly entry: ResaleEntry
  readonly chosen: boolean
  readonly inMoney: ReturnType<typeof moneyIn>
  readonly onToggle: (row: ResaleRow) => void
  /** Where it does not stand under its event. */
  readonly withEvent?: boolean
}

/** One ticket: who holds it, what it cost, and the one thing that can be chosen for it, or why nothing can. */
export const ResaleTicketRow = memo(
  ({ entry: { row, ticket, holder }, chosen, inMoney, onToggle, withEvent = false }: ResaleTicketRowProps) => {
    const all = useTexts()
    const texts = all.screen.resale
    const choice = resaleChoice(row)
    const reason = reasonWords(row.state, all.resale)
    const name = holder === null ? texts.noPassenger : fullName(holder)
    const { bookingFee, total } = ticket.prices
    const words = { [resaleStatus.putUp]: texts.putUp, [resaleStatus.cancel]: texts.cancel } as const
    return (
      <li className={classNames(styles.ticket, chosen && styles.chosen)}>
        <div className={styles.words}>
          <span className={styles.type}>{ticket.name}</span>
          {withEvent && (
            <span className={styles.quiet}>
              {ticket.eventName}
              {ticket.eventDate !== null && ` · ${formatDateTime(ticket.eventDate)}`}
            </span>
          )}
          <span className={styles.quiet}>{name}</span>
          {choice === resaleStatus.cancel && (
            <span>
              <Badge meaning="info">{texts.onResale}</Badge>
            </span>
          )}
          {reason !== null && <span className={styles.reason}>{reason}</span>}
        </div>
        <div className={styles.price}>
          <WithFee fee={bookingFee} inMoney={inMoney}>
            <Price value={inMoney(total)} />
          </WithFee>
        </div>
        {choice !== null && (
          <div className={styles.choice}>
            <CheckboxField
              label={
                <>
                  {words[choice]}{' '}
                  <VisuallyHidden>
                    {ticket.name}, {name}
                  </VisuallyHidden>
                </>
              }
              checked={chosen}
              onChange={() => onToggle(row)}
            />
          </div>
        )}
      </li>
    )
  },
)
