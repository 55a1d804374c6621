import { formatDateTime } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Card, Icon } from '../../design'
import styles from './EventCard.module.css'
import { TicketTypeRow, type TicketTypeRowProps } from './TicketTypeRow'

/** An event: when, where, and what is on sale for it. */
export function EventCard({ event, ...rest }: Omit<TicketTypeRowProps, 'type'>) {
  const texts = useTexts().screen.tickets
  return (
    <Card title={event.name}>
      <p className={styles.facts}>
        <span>
          <Icon name="calendar" />
          <time dateTime={event.date}>{formatDateTime(event.date)}</time>
        </span>
        <span>
          <Icon name="map-pin" />
          {event.venue}
        </span>
      </p>
      {event.tickets.length === 0 ? (
        <p className={styles.none}>{texts.nothingOnSale}</p>
      ) : (
        <ul className={styles.types}>
          {event.tickets.map((type) => (
            <TicketTypeRow key={type.id} event={event} type={type} {...rest} />
          ))}
        </ul>
      )}
    </Card>
  )
}
