import { type Booking, deliveryAddresses } from '@booking-dashboard/core'
import { AddressText } from '../customer/AddressFields'
import { TrackingLine } from './TrackingLine'
import { useHoldingsTexts } from '../composition/DashboardContext'
import { Badge, Card } from '../design'
import styles from './Delivery.module.css'

/** The deliveries whose address cannot be changed here, each with the reason. */
export function DeliveryStays({ booking }: { readonly booking: Booking }) {
  const { delivery: texts, booking: shared } = useHoldingsTexts().screen
  const fixed = deliveryAddresses(booking).flatMap(({ delivery, change }) =>
    change === 'open' ? [] : [{ delivery, why: texts.fixed[change] }],
  )
  if (fixed.length === 0) return null
  return (
    <Card title={texts.elsewhere} tone="quiet">
      <ul className={styles.stays}>
        {fixed.map(({ delivery, why }) => (
          <li key={delivery.id}>
            <h3 className={styles.name}>
              {delivery.name}
              <Badge>{shared.deliveries.statuses[delivery.status]}</Badge>
            </h3>
            <p>{why}</p>
            {delivery.address !== null && <AddressText address={delivery.address} />}
            <TrackingLine delivery={delivery} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
