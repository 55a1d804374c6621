import {
  areManyTickets,
  basketOf,
  type BasketNameChange,
  type Booking,
  nameChangeShownAs,
  nameChangesShown,
  type PendingChange,
  type TicketDetail,
  ticketDetails,
  underEvents,
} from '@booking-dashboard/core'
import { useCallback, useMemo } from 'react'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import { moneyIn } from '../moneyIn'
import { groupsThatOpen } from './groupsThatOpen'
import { TicketFinder } from './TicketFinder'
import { TicketGroup } from './TicketGroup'
import { useTicketFilter } from './useTicketFilter'
import { usePast } from '../usePast'
import { HolderRow } from './HolderRow'

interface HolderListProps {
  readonly booking: Booking
  /** Null where they cannot be had: then no name is offered to be changed. */
  readonly pending: readonly PendingChange[] | null
}

/** About a screenful of tickets stands open by itself. */
const openAtFirst = 20

const noChanges: readonly BasketNameChange[] = []
const noneKnown: readonly PendingChange[] = []

/** The tickets under their events, each with who holds it. */
export function HolderList({ booking, pending }: HolderListProps) {
  const texts = useTexts().screen.ticketDetails
  const basket = basketOf(useBehavior(useDashboard().basket(booking.reference).state$))
  const changes = basket?.nameChanges ?? noChanges
  const waiting = useMemo(() => new Map(changes.map((change) => [change.ticketId, change])), [changes])
  const details = useMemo(() => ticketDetails(booking, pending ?? noneKnown), [booking, pending])
  const past = usePast(booking)
  const inMoney = useMemo(() => moneyIn(booking.currency), [booking.currency])
  const shownAs = useCallback((detail: TicketDetail) => nameChangeShownAs(detail, waiting), [waiting])
  const control = useTicketFilter(details, shownAs)
  const events = useMemo(() => underEvents(control.shown), [control.shown])
  const many = areManyTickets(details)
  const opening = groupsThatOpen(
    events.map(({ entries }) => entries.length),
    openAtFirst,
  )
  return (
    <>
      <p>{past ? texts.introPast : texts.intro}</p>
      {many && <TicketFinder control={control} states={texts.states} order={nameChangesShown} />}
      {events.map(({ key, eventName, eventDate, venue, entries }, place) => (
        <TicketGroup
          key={key}
          name={eventName}
          date={eventDate}
          venue={venue}
          entries={entries}
          open={many ? place < opening : 'always'}
          filter={control.settled}
        >
          {(detail) => (
            <HolderRow
              key={detail.ticket.id}
              bookingRef={booking.reference}
              detail={detail}
              offer={pending !== null && !past}
              inBasket={past ? null : (waiting.get(detail.ticket.id) ?? null)}
              inMoney={inMoney}
            />
          )}
        </TicketGroup>
      ))}
    </>
  )
}
