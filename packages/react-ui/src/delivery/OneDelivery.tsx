import { addressLines, type Path, type ShownDelivery } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { useTexts } from '../dashboard/DashboardContext'
import { quiet, StatusTrack } from '../design'
import { deliveryName } from './deliveryName'
import styles from './OneDelivery.module.css'
import { TrackingLine } from './TrackingLine'

interface OneDeliveryProps {
  readonly shown: ShownDelivery
  /** The page that changes the address; null if it cannot be changed. */
  readonly update: Path | null
}

/** One delivery with its progress, its address and how to follow it. */
export function OneDelivery({ shown, update }: OneDeliveryProps) {
  const texts = useTexts('booking').screen.booking.deliveries
  const { delivery, tracking } = shown
  const { status, address } = delivery
  const name = deliveryName(delivery, texts.types)
  const steps = shown.steps.map((step) => ({
    label: texts.statuses[step.status],
    state: step.state,
    said: texts.states[step.state],
  }))
  return (
    <>
      <h3>{name}</h3>
      {steps.length === 0 ? (
        <p className={quiet}>{texts.statuses[status]}</p>
      ) : (
        <StatusTrack label={texts.progress(name)} steps={steps} />
      )}
      {tracking && <TrackingLine tracking={tracking} />}
      {(address || update) && (
        <div className={styles.address}>
          {/* Without the country: its name loads seconds later, and would move what stands below. */}
          {address && <p className={quiet}>{texts.to(addressLines(address, []))}</p>}
          {update && (
            <Link className={styles.link} to={update}>
              {texts.changeAddress}
            </Link>
          )}
        </div>
      )}
    </>
  )
}
