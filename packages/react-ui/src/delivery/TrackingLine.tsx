import type { ShownDelivery } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { Icon, VisuallyHidden } from '../design'
import styles from './TrackingLine.module.css'

/** The tracking number of a delivery under way, and a link to follow it. */
export function TrackingLine({
  tracking: { number, address },
}: {
  readonly tracking: NonNullable<ShownDelivery['tracking']>
}) {
  const texts = useTexts('booking').screen.booking.deliveries
  return (
    <p className={styles.line}>
      {address !== null && (
        <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
          <span>{texts.track}</span>
          <Icon name="external-link" />
          <VisuallyHidden>{`(${texts.newTab})`}</VisuallyHidden>
        </a>
      )}
      <span>
        <span>{`${texts.trackingId} `}</span>
        <span className={styles.number}>{number}</span>
      </span>
    </p>
  )
}
