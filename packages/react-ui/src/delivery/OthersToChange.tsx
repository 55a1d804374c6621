import type { DeliveryReach, OtherDelivery } from '@booking-dashboard/core'
import { FirstOnes } from '../bookings/FirstOnes'
import { useTexts } from '../dashboard/DashboardContext'
import { Loading, Skeleton, TryAgain } from '../design'
import styles from './Delivery.module.css'

interface OthersToChangeProps {
  readonly reach: DeliveryReach
  readonly onRetry: () => void
}

/** Names the other bookings that will use this address, before anything changes. */
export function OthersToChange({ reach, onRetry }: OthersToChangeProps) {
  const { others: texts } = useTexts('delivery').screen.delivery
  if (reach.others === 'unknown') {
    return (
      <div>
        <TryAgain onRetry={onRetry}>{texts.tryAgain}</TryAgain>
      </div>
    )
  }
  if (reach.others !== 'known') {
    return (
      <Loading label={texts.loading}>
        <Skeleton shape="text" />
      </Loading>
    )
  }
  return (
    <div role="status" className={styles.others}>
      {reach.reachable.length === 0 && <p>{texts.none}</p>}
      <Named heading={texts.heading} others={reach.reachable} />
      <Named heading={texts.fixedHeading} others={reach.underWay} why={texts.onItsWay} />
    </div>
  )
}

interface NamedProps {
  readonly heading: string
  readonly others: readonly OtherDelivery[]
  readonly why?: string
}

function Named({ heading, others, why }: NamedProps) {
  const { others: texts } = useTexts('delivery').screen.delivery
  if (others.length === 0) return null
  return (
    <div>
      <h3>{heading}</h3>
      <FirstOnes of={others} first={8} more={texts.more}>
        {(shown) => (
          <ul className={styles.named}>
            {shown.map(({ bookingRef, bookingName, deliveryName }) => (
              <li key={bookingRef}>
                <bdi>{bookingName}</bdi>
                <span className={styles.quiet}>{` ${texts.line(deliveryName, bookingRef, why)}`}</span>
              </li>
            ))}
          </ul>
        )}
      </FirstOnes>
    </div>
  )
}
