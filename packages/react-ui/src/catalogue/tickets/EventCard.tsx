import type { EventChoice } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Card, Icon, muted } from '../../design'
import styles from './EventCard.module.css'
import { TicketTypeRow, type TicketTypeRowProps } from './TicketTypeRow'

interface EventCardProps extends Omit<TicketTypeRowProps, 'type' | 'eventName' | 'hasHolders'> {
  readonly event: EventChoice
}

/** An event with its date, place and tickets on sale. */
export function EventCard({ event, ...rest }: EventCardProps) {
  const formats = useFormats()
  const { tickets: texts, shop: words } = useTexts('basket').screen
  const { alreadyHeldBy: holders } = event
  return (
    <Card title={event.name}>
      <p className={styles.facts}>
        <span>
          <Icon name="calendar" />
          <time dateTime={event.date}>{formats.dateTime(event.date)}</time>
        </span>
        <span>
          <Icon name="map-pin" />
          <bdi>{event.venue}</bdi>
        </span>
      </p>
      {holders.length > 0 && <p className={muted}>{texts.alreadyHeldBy(words.people(holders), holders.length)}</p>}
      {event.types.length === 0 ? (
        <p className={muted}>{texts.nothingOnSale}</p>
      ) : (
        <ul className={styles.types}>
          {event.types.map((type) => (
            <TicketTypeRow key={type.id} eventName={event.name} hasHolders={holders.length > 0} type={type} {...rest} />
          ))}
        </ul>
      )}
    </Card>
  )
}
