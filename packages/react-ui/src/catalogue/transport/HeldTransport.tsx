import type { ShownDeparture } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Badge, Card, Fold, Icon, quiet } from '../../design'
import styles from './HeldTransport.module.css'
import type { TransportProps } from './transportParts'

type Ways = TransportProps['state']['booked']

/** The booked transport in both directions, then the transport in the basket. */
export function HeldTransport({ booked, inBasket }: { readonly booked: Ways; readonly inBasket: Ways }) {
  const texts = useTexts('transport').screen.transport.booked
  return (
    <>
      {booked.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <Fold heading={texts.heading} note={texts.kept}>
          <TransportList ways={booked} />
        </Fold>
      )}
      {inBasket.length > 0 && (
        <Card as="div">
          <Badge meaning="info" icon="basket">
            {texts.inBasket}
          </Badge>
          <TransportList ways={inBasket} />
        </Card>
      )}
    </>
  )
}

function TransportList({ ways }: { readonly ways: Ways }) {
  const { directions } = useTexts('transport').screen.transport
  return (
    <div className={styles.ways}>
      {ways.map(({ direction, departures }) => (
        <section key={direction} className={styles.way}>
          <h3 className={styles.direction}>{directions[direction]}</h3>
          <ul className={styles.departures}>
            {departures.map((held) => (
              <TransportItem key={held.id} held={held} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function TransportItem({ held: { date, time, what } }: { readonly held: ShownDeparture }) {
  const formats = useFormats()
  const texts = useTexts('transport').screen
  const { booked } = texts.transport
  return (
    <li className={styles.departure}>
      <span className={styles.sign}>
        <Icon name={what.by === 'plane' ? 'plane' : 'bus'} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{booked.from(what.from, what.to)}</p>
        <p>
          {date !== null && <time dateTime={what.departure}>{`${formats.date(date)} `}</time>}
          {time !== null && <strong>{time}</strong>}
        </p>
        {time === null && <p className={styles.title}>{booked.timeTbc}</p>}
        <p className={quiet}>{formats.dotted(what.name, what.arrives === null ? '' : booked.arrives(what.arrives))}</p>
        {what.people.length > 0 && <p className={quiet}>{booked.passengers(what.people)}</p>}
      </div>
    </li>
  )
}
