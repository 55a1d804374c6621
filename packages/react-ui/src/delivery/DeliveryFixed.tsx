import { type Booking, paths } from '@booking-dashboard/core'
import { useHoldingsTexts } from '../composition/DashboardContext'
import { ButtonLink, EmptyState } from '../design'
import { DeliveryStays } from './DeliveryStays'
import styles from './Delivery.module.css'

/** Nothing can be sent elsewhere: either nothing is sent, or it is said of each delivery why not. */
export function DeliveryFixed({ booking }: { readonly booking: Booking }) {
  const texts = useHoldingsTexts().screen.delivery
  const back = (
    <ButtonLink to={paths.booking(booking.reference)} variant="secondary" icon="arrow-left">
      {texts.backToBooking}
    </ButtonLink>
  )
  if (booking.deliveries.length === 0) {
    return (
      <EmptyState icon="truck" heading={texts.nothing} action={back}>
        {texts.nothingSentence}
      </EmptyState>
    )
  }
  return (
    <div className={styles.column}>
      <DeliveryStays booking={booking} />
      <div>{back}</div>
    </div>
  )
}
