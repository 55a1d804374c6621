import {
  type Basket,
  type Booking,
  formatDate,
  type HeldJourney,
  heldJourneys,
  type HeldTransport,
} from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Badge, Card, Icon } from '../../design'
import styles from './HeldJourneys.module.css'

interface HeldJourneysProps {
  readonly booking: Booking
  readonly basket: Basket | null
}

/** What is booked, there and back, and below it what waits in the basket. */
export function HeldJourneys({ booking, basket }: HeldJourneysProps) {
  const texts = useTexts().screen.transport.booked
  const waiting = basket?.transport ?? []
  const pax = [...booking.pax, ...(basket?.pax ?? [])]
  return (
    <Card title={texts.heading}>
      {booking.transport.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <Journeys booking={booking} transport={booking.transport} pax={pax} />
      )}
      {waiting.length > 0 && (
        <section className={styles.waiting}>
          <Badge meaning="info" icon="basket">
            {texts.inBasket}
          </Badge>
          <Journeys booking={booking} transport={waiting} pax={pax} />
        </section>
      )}
    </Card>
  )
}

interface JourneysProps {
  readonly booking: Booking
  readonly transport: readonly HeldTransport[]
  readonly pax: Booking['pax']
}

function Journeys({ booking, transport, pax }: JourneysProps) {
  const { directions } = useTexts().screen.transport
  return (
    <div className={styles.ways}>
      {heldJourneys(booking, transport, pax).map(({ direction, journeys }) => (
        <section key={direction} className={styles.way}>
          <h3 className={styles.direction}>{directions[direction]}</h3>
          <ul className={styles.journeys}>
            {journeys.map((held) => (
              <Journey key={held.id} held={held} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Journey({ held: { date, time, journey } }: { readonly held: HeldJourney }) {
  const texts = useTexts().screen
  const { booked } = texts.transport
  return (
    <li className={styles.journey}>
      <span className={styles.sign}>
        <Icon name={journey.by === 'plane' ? 'plane' : 'bus'} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{booked.from(journey.from, journey.to)}</p>
        <p>
          {date !== null && <time dateTime={journey.departure}>{formatDate(date)}</time>}{' '}
          {time !== null && <strong className={styles.time}>{time}</strong>}
        </p>
        {time === null && <p className={styles.title}>{booked.timeTbc}</p>}
        <p className={styles.quiet}>
          {journey.arrives === null ? journey.name : `${journey.name} · ${booked.arrives(journey.arrives)}`}
        </p>
        {journey.people.length > 0 && (
          <p className={styles.quiet}>{booked.travellers(texts.booking.trip.people(journey.people))}</p>
        )}
      </div>
    </li>
  )
}
