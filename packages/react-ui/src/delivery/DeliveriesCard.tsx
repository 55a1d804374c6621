import type { Path, ShownDelivery } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { ButtonLink, Card } from '../design'
import styles from './DeliveriesCard.module.css'
import { OneDelivery } from './OneDelivery'

interface DeliveriesCardProps {
  readonly deliveries: readonly ShownDelivery[]
  /** The page that changes the address; null if it cannot be changed. */
  readonly update: Path | null
}

/** The deliveries and collections with their progress. */
export function DeliveriesCard({ deliveries, update }: DeliveriesCardProps) {
  const texts = useTexts('booking').screen.booking.deliveries
  return (
    <Card
      id="delivery"
      title={texts.heading}
      footer={
        update && (
          <ButtonLink to={update} variant="secondary" icon="map-pin">
            {texts.changeAddress}
          </ButtonLink>
        )
      }
    >
      {deliveries.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.deliveries}>
          {deliveries.map((shown) => (
            <li key={shown.delivery.id}>
              <OneDelivery shown={shown} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
