import { type Booking, fullName, type HeldTicketEntry, type InMoney } from '@booking-dashboard/core'
import { memo, startTransition, useDeferredValue, useId, useMemo, useState } from 'react'
import { TicketFinder } from '../../bookings/holdings/TicketFinder'
import { TicketGroup } from '../../bookings/holdings/TicketGroup'
import { WithFee } from '../../bookings/WithFee'
import { useArea, useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Badge, Icon, Price, Stack, strong } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import styles from './AlreadyHeld.module.css'

interface AlreadyHeldProps {
  readonly booking: Booking
  /** True if nothing can be added now; the section then starts open. */
  readonly alone: boolean
}

/** The tickets that the booking already has, folded above the shop. Folded content is not in the DOM. */
export const AlreadyHeld = memo(({ booking: { reference, currency }, alone }: AlreadyHeldProps) => {
  const formats = useFormats()
  const texts = useTexts('basket').screen.tickets
  const id = useId()
  const [choice, setChoice] = useState<boolean | null>(null)
  const model = useArea('tickets').heldTickets(reference)
  const { list, held, sold } = useBehavior(model.state$)
  const groups = useDeferredValue(list.groups)
  const inMoney = useMemo(() => formats.moneyIn(currency), [formats, currency])
  if (held + sold === 0) return null
  const isOpen = choice ?? alone
  return (
    <Stack>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => startTransition(() => setChoice(!isOpen))}
      >
        <span>{texts.held(held, sold)}</span>
        <Icon name="chevron-down" />
      </button>
      <Stack id={id} hidden={!isOpen}>
        {isOpen && list.isLong && <TicketFinder list={list} commands={model} states={texts.heldStates} />}
        {isOpen &&
          groups.map((group) => (
            <TicketGroup key={group.key} group={group} commands={model}>
              {(entry) => <HeldTicketRow key={entry.ticket.id} entry={entry} inMoney={inMoney} />}
            </TicketGroup>
          ))}
      </Stack>
    </Stack>
  )
})

interface HeldTicketRowProps {
  readonly entry: HeldTicketEntry
  readonly inMoney: InMoney
}

/** One booked ticket: its holder, its price, and whether it is on resale or sold. */
const HeldTicketRow = memo(({ entry, inMoney }: HeldTicketRowProps) => {
  const { tickets: texts, booking } = useTexts('basket').screen
  const { ticket, holder, shownAs: state } = entry
  const { bookingFee, total } = ticket.prices
  return (
    <li className={styles.ticket}>
      <div className={styles.words}>
        <span className={strong}>{ticket.name}</span>
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
