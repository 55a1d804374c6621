import { paths, type ShownDelivery } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { ButtonLink, EmptyState } from '../design'
import { DeliveryStays } from './DeliveryStays'
import styles from './Delivery.module.css'

interface DeliveryFixedProps {
  readonly bookingRef: string
  readonly deliveries: readonly ShownDelivery[]
}

/** No delivery address can change: nothing is delivered, or each delivery states its reason. */
export function DeliveryFixed({ bookingRef, deliveries }: DeliveryFixedProps) {
  const texts = useTexts('delivery').screen.delivery
  const back = (
    <ButtonLink to={paths.booking(bookingRef)} variant="secondary" icon="arrow-left">
      {texts.backToBooking}
    </ButtonLink>
  )
  if (deliveries.length === 0) {
    return (
      <EmptyState icon="truck" heading={texts.nothing} action={back}>
        {texts.nothingSentence}
      </EmptyState>
    )
  }
  return (
    <div className={styles.column}>
      <DeliveryStays deliveries={deliveries} />
      <div>{back}</div>
    </div>
  )
}
