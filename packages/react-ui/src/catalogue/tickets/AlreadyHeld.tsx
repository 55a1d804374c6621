import {
  areManyTickets,
  type Booking,
  countHeld,
  heldShown,
  heldShownAs,
  heldTickets,
  underEvents,
} from '@booking-dashboard/core'
import { memo, startTransition, useId, useMemo, useState } from 'react'
import { moneyIn } from '../../bookings/moneyIn'
import { groupsThatOpen } from '../../bookings/holdings/groupsThatOpen'
import { TicketFinder } from '../../bookings/holdings/TicketFinder'
import { TicketGroup } from '../../bookings/holdings/TicketGroup'
import { useTicketFilter } from '../../bookings/holdings/useTicketFilter'
import { useTexts } from '../../composition/DashboardContext'
import { Icon } from '../../design'
import styles from './AlreadyHeld.module.css'
import { HeldTicketRow } from './HeldTicketRow'

interface AlreadyHeldProps {
  readonly booking: Booking
  /** Nothing can be added to it now: it is open by itself. */
  readonly alone: boolean
}

/** About a screenful of tickets stands open by itself. */
const openAtFirst = 20

/** What the booking has already, folded, before what can be added to it. What is folded is not in the page. */
export const AlreadyHeld = memo(({ booking, alone }: AlreadyHeldProps) => {
  const texts = useTexts().screen.tickets
  const id = useId()
  const [choice, setChoice] = useState<boolean | null>(null)
  const entries = useMemo(() => heldTickets(booking), [booking])
  const inMoney = useMemo(() => moneyIn(booking.currency), [booking.currency])
  const control = useTicketFilter(entries, heldShownAs)
  const events = useMemo(() => underEvents(control.shown), [control.shown])
  if (entries.length === 0) return null
  const isOpen = choice ?? alone
  const { held, sold } = countHeld(entries)
  const many = areManyTickets(entries)
  const opening = groupsThatOpen(
    events.map((event) => event.entries.length),
    openAtFirst,
  )
  return (
    <div className={styles.held}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => startTransition(() => setChoice(!isOpen))}
      >
        {texts.held(held, sold)}
        <Icon name="chevron-down" />
      </button>
      <div id={id} hidden={!isOpen} className={styles.list}>
        {isOpen && many && <TicketFinder control={control} states={texts.heldStates} order={heldShown} />}
        {isOpen &&
          events.map(({ key, eventName, eventDate, venue, entries: ofEvent }, place) => (
            <TicketGroup
              key={key}
              name={eventName}
              date={eventDate}
              venue={venue}
              entries={ofEvent}
              open={many ? place < opening : 'always'}
              filter={control.settled}
            >
              {(entry) => <HeldTicketRow key={entry.ticket.id} entry={entry} inMoney={inMoney} />}
            </TicketGroup>
          ))}
      </div>
    </div>
  )
})
