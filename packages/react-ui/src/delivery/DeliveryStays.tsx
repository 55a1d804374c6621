import type { ShownDelivery } from '@booking-dashboard/core'
import { AddressText } from '../customer/details/AddressFields'
import { TrackingLine } from './TrackingLine'
import { useTexts } from '../dashboard/DashboardContext'
import { Badge, Card } from '../design'
import styles from './Delivery.module.css'

/** The deliveries whose address cannot be changed here, each with the reason. */
export function DeliveryStays({ deliveries }: { readonly deliveries: readonly ShownDelivery[] }) {
  const { delivery: texts, booking: shared } = useTexts('delivery').screen
  const stays = deliveries.flatMap(({ delivery, fixed, tracking }) =>
    fixed === null ? [] : [{ delivery, tracking, why: texts.fixed[fixed] }],
  )
  if (stays.length === 0) return null
  return (
    <Card title={texts.elsewhere} tone="quiet">
      <ul className={styles.stays}>
        {stays.map(({ delivery, tracking, why }) => (
          <li key={delivery.id}>
            <h3 className={styles.name}>
              <bdi>{delivery.name}</bdi>
              <Badge>{shared.deliveries.statuses[delivery.status]}</Badge>
            </h3>
            <p>{why}</p>
            {delivery.address !== null && <AddressText address={delivery.address} />}
            {tracking && <TrackingLine tracking={tracking} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
