import type { Booking, Path } from '@booking-dashboard/core'
import { useBookingTexts } from '../composition/DashboardContext'
import { ButtonLink, Card } from '../design'
import styles from './DeliveriesCard.module.css'
import { OneDelivery } from './OneDelivery'

/** What is sent or made ready, and how far it is. */
export function DeliveriesCard({ booking, update }: { readonly booking: Booking; readonly update: Path | null }) {
  const texts = useBookingTexts().screen.booking.deliveries
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
      {booking.deliveries.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.deliveries}>
          {booking.deliveries.map((delivery) => (
            <li key={delivery.id}>
              <OneDelivery booking={booking} delivery={delivery} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
