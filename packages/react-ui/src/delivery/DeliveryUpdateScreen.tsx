import { paths, type ShownDelivery } from '@booking-dashboard/core'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { AddressText } from '../customer/details/AddressFields'
import { useCountries, useLists } from '../customer/details/useCountries'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { Badge, ButtonLink, Card, EmptyState } from '../design'
import { UnsavedChanges } from '../navigation/UnsavedChanges'
import { useBehavior } from '../reactive/useBehavior'
import styles from './Delivery.module.css'
import { DeliveryAddressForm } from './DeliveryAddressForm'
import { deliveryName } from './deliveryName'
import { TrackingLine } from './TrackingLine'

/** The delivery address, for this booking or for every booking with a delivery (behaviour/screens#d4). */
export default function DeliveryUpdateScreen() {
  const texts = useTexts('delivery').screen.delivery
  const bookingRef = useBookingRef()
  const { obstacle } = useCountries()
  const lists = useLists()
  const shown = useBehavior(useArea('delivery').deliveryAddress(bookingRef).deliveries$)
  return (
    <UnsavedChanges>
      <BookingFrame title={texts.title} beforeTrip>
        {() => {
          if (shown === null) return null
          const { deliveries, changeable } = shown
          if (changeable === null) return <DeliveryFixed bookingRef={bookingRef} deliveries={deliveries} />
          return (
            <div className={styles.column}>
              <Card title={texts.intro(changeable.name)}>
                {obstacle ?? <DeliveryAddressForm bookingRef={bookingRef} />}
              </Card>
              {/* Waits for the countries, because the form takes its height only then. */}
              {(obstacle === null || lists.kind !== 'loading') && <DeliveryStays deliveries={deliveries} />}
            </div>
          )
        }}
      </BookingFrame>
    </UnsavedChanges>
  )
}

interface DeliveryFixedProps {
  readonly bookingRef: string
  readonly deliveries: readonly ShownDelivery[]
}

/** No delivery address can change: nothing is delivered, or each delivery states its reason. */
function DeliveryFixed({ bookingRef, deliveries }: DeliveryFixedProps) {
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

/** The deliveries whose address cannot be changed here, each with the reason. */
function DeliveryStays({ deliveries }: { readonly deliveries: readonly ShownDelivery[] }) {
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
              <bdi>{deliveryName(delivery, shared.deliveries.types)}</bdi>
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
