import { type Booking, changeableDelivery, paths } from '@booking-dashboard/core'
import { useBookingTexts } from '../composition/DashboardContext'
import { ButtonLink, Card } from '../design'
import styles from './DeliveriesCard.module.css'
import { OneDelivery } from './OneDelivery'

/** What is sent or made ready, and how far it is. */
export function DeliveriesCard({ booking }: { readonly booking: Booking }) {
  const texts = useBookingTexts().screen.booking.deliveries
  return (
    <Card
      id="delivery"
      title={texts.heading}
      footer={
        changeableDelivery(booking) !== null && (
          <ButtonLink to={paths.deliveryUpdate(booking.reference)} variant="secondary" icon="map-pin">
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
