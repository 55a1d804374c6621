import type { Resale, ResaleTickets, InMoney } from '@booking-dashboard/core'
import { TicketGroup } from '../bookings/holdings/TicketGroup'
import { useTexts } from '../dashboard/DashboardContext'
import { AllOfEvent } from './AllOfEvent'
import { ResaleTicketRow } from './ResaleTicketRow'

interface ResaleListProps {
  readonly resale: Resale
  readonly groups: ResaleTickets['list']['groups']
  readonly chosen: ResaleTickets['chosen']
  readonly all: ResaleTickets['groups']
  readonly inMoney: InMoney
}

/** The tickets under their events; sold ones come last. */
export function ResaleList({ resale, groups, chosen, all, inMoney }: ResaleListProps) {
  const texts = useTexts('resale').screen.resale
  return (
    <>
      {groups.map((group) => (
        <TicketGroup
          key={group.key}
          group={group}
          commands={resale}
          {...(group.event === null ? { name: texts.sold, note: texts.soldSentence } : {})}
          controls={
            <AllOfEvent
              eventName={group.event?.name ?? texts.sold}
              choices={all.get(group.key) ?? []}
              onToggle={(status) => resale.toggleAll(group.key, status)}
            />
          }
        >
          {(row) => (
            <ResaleTicketRow
              key={row.ticket.id}
              row={row}
              chosen={chosen.has(row.ticket.id)}
              inMoney={inMoney}
              onToggle={resale.toggle}
              withEvent={group.event === null}
            />
          )}
        </TicketGroup>
      ))}
    </>
  )
}
