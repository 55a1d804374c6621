import { fullName, type ResaleRow, resaleStatus, type Texts, type InMoney } from '@booking-dashboard/core'
import { memo } from 'react'
import { WithFee } from '../bookings/WithFee'
import { useTexts, useFormats } from '../dashboard/DashboardContext'
import { Badge, CheckboxField, classNames, Price, quiet, strong, VisuallyHidden } from '../design'
import styles from './Resale.module.css'

interface ResaleTicketRowProps {
  readonly row: ResaleRow
  readonly chosen: boolean
  readonly inMoney: InMoney
  readonly onToggle: (ticketId: string) => void
  /** True if the ticket does not stand under its event. */
  readonly withEvent?: boolean
}

/** Why nothing can be chosen for a ticket; null if something can, or if its section of the list explains it. */
const reasonWords = (state: ResaleRow['state'], texts: Texts['resale']): string | null => {
  switch (state.kind) {
    case 'customerDataChanges':
      return texts.customerDataChanges
    case 'unavailable':
      return state.reason === null ? texts.unavailable : texts.reasons[state.reason]
    default:
      return null
  }
}

/** One ticket: its holder, its price, and its single choice or the reason why there is none. */
export const ResaleTicketRow = memo(
  ({ row: { ticket, holder, state, action }, chosen, inMoney, onToggle, withEvent = false }: ResaleTicketRowProps) => {
    const formats = useFormats()
    const all = useTexts('resale')
    const texts = all.screen.resale
    const reason = reasonWords(state, all.resale)
    const name = holder === null ? texts.noPassenger : fullName(holder)
    const { bookingFee, total } = ticket.prices
    const words = { [resaleStatus.putUp]: texts.putUp, [resaleStatus.cancel]: texts.cancel } as const
    return (
      <li className={classNames(styles.ticket, chosen && styles.chosen)}>
        <div className={styles.words}>
          <span className={strong}>{ticket.name}</span>
          {withEvent && (
            <span className={quiet}>
              <bdi>{ticket.eventName}</bdi>
              {ticket.eventDate !== null && <span>{`\u00a0·\u00a0${formats.dateTime(ticket.eventDate)}`}</span>}
            </span>
          )}
          <span className={quiet}>{name}</span>
          {action === resaleStatus.cancel && (
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
        {action !== null && (
          <div className={styles.choice}>
            <CheckboxField
              label={
                <>
                  <span>{`${words[action]} `}</span>
                  <VisuallyHidden>{`${ticket.name}, ${name}`}</VisuallyHidden>
                </>
              }
              checked={chosen}
              onChange={() => onToggle(ticket.id)}
            />
          </div>
        )}
      </li>
    )
  },
)
