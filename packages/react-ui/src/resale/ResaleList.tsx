import type { ResaleGroups } from '@booking-dashboard/core'
import type { moneyIn } from '../bookings/moneyIn'
import { groupsThatOpen } from '../bookings/holdings/groupsThatOpen'
import { TicketGroup } from '../bookings/holdings/TicketGroup'
import { useTexts } from '../composition/DashboardContext'
import { AllOfEvent } from './AllOfEvent'
import { ResaleTicketRow } from './ResaleTicketRow'
import type { ResaleChoice } from './useResaleChoice'

interface ResaleListProps {
  readonly groups: ResaleGroups
  readonly choice: Pick<ResaleChoice, 'selection' | 'toggle' | 'setAll'>
  readonly inMoney: ReturnType<typeof moneyIn>
  readonly many: boolean
  readonly filter: unknown
}

/** About a screenful of tickets stands open by itself. */
const openAtFirst = 20

/** The tickets under their events; sold ones come last. */
export function ResaleList({ groups: { events, resold }, choice, inMoney, many, filter }: ResaleListProps) {
  const texts = useTexts().screen.resale
  const opening = groupsThatOpen([...events.map(({ entries }) => entries.length), resold.length], openAtFirst)
  const opens = (place: number): 'always' | boolean => (many ? place < opening : 'always')
  return (
    <>
      {events.map(({ key, eventName, eventDate, venue, entries }, place) => (
        <TicketGroup
          key={key}
          name={eventName}
          date={eventDate}
          venue={venue}
          entries={entries}
          open={opens(place)}
          filter={filter}
          controls={
            <AllOfEvent eventName={eventName} entries={entries} selection={choice.selection} onChange={choice.setAll} />
          }
        >
          {(entry) => (
            <ResaleTicketRow
              key={entry.ticket.id}
              entry={entry}
              chosen={choice.selection.has(entry.ticket.id)}
              inMoney={inMoney}
              onToggle={choice.toggle}
            />
          )}
        </TicketGroup>
      ))}
      {resold.length > 0 && (
        <TicketGroup
          name={texts.sold}
          note={texts.soldSentence}
          entries={resold}
          open={opens(events.length)}
          filter={filter}
        >
          {(entry) => (
            <ResaleTicketRow
              key={entry.ticket.id}
              entry={entry}
              chosen={false}
              inMoney={inMoney}
              onToggle={choice.toggle}
              withEvent
            />
          )}
        </TicketGroup>
      )}
    </>
  )
}
