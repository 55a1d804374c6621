import type { ShownDelivery } from '@booking-dashboard/core'
import { useBookingTexts } from '../dashboard/DashboardContext'
import { Icon, VisuallyHidden } from '../design'
import styles from './TrackingLine.module.css'

/** What a delivery that is on its way is followed by, and where. */
export function TrackingLine({
  tracking: { number, address },
}: {
  readonly tracking: NonNullable<ShownDelivery['tracking']>
}) {
  const texts = useBookingTexts().screen.booking.deliveries
  return (
    <p className={styles.line}>
      {address !== null && (
        <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
          {texts.track}
          <Icon name="external-link" />
          <VisuallyHidden>({texts.newTab})</VisuallyHidden>
        </a>
      )}
      <span>{texts.trackingId(number)}</span>
    </p>
  )
}
