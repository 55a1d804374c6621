import type { HeldJourney } from '@booking-dashboard/core'
import { useTransportTexts, useFormats } from '../../dashboard/DashboardContext'
import { Badge, Card, Fold, Icon } from '../../design'
import styles from './HeldJourneys.module.css'
import type { TransportProps } from './transportParts'

type Ways = TransportProps['state']['booked']

/** The booked transport in both directions, then the transport in the basket. */
export function HeldJourneys({ booked, inBasket }: { readonly booked: Ways; readonly inBasket: Ways }) {
  const texts = useTransportTexts().screen.transport.booked
  return (
    <>
      {booked.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <Fold heading={texts.heading} note={texts.kept}>
          <Journeys ways={booked} />
        </Fold>
      )}
      {inBasket.length > 0 && (
        <Card as="div">
          <Badge meaning="info" icon="basket">
            {texts.inBasket}
          </Badge>
          <Journeys ways={inBasket} />
        </Card>
      )}
    </>
  )
}

function Journeys({ ways }: { readonly ways: Ways }) {
  const { directions } = useTransportTexts().screen.transport
  return (
    <div className={styles.ways}>
      {ways.map(({ direction, journeys }) => (
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
  const formats = useFormats()
  const texts = useTransportTexts().screen
  const { booked } = texts.transport
  return (
    <li className={styles.journey}>
      <span className={styles.sign}>
        <Icon name={journey.by === 'plane' ? 'plane' : 'bus'} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{booked.from(journey.from, journey.to)}</p>
        <p>
          {date !== null && <time dateTime={journey.departure}>{formats.date(date)}</time>}{' '}
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
