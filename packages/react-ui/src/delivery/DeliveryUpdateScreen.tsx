import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { useCountries, useLists } from '../customer/details/useCountries'
import { Card } from '../design'
import { UnsavedChanges } from '../navigation/UnsavedChanges'
import { useBehavior } from '../reactive/useBehavior'
import { DeliveryAddressForm } from './DeliveryAddressForm'
import { DeliveryFixed } from './DeliveryFixed'
import { DeliveryStays } from './DeliveryStays'
import styles from './Delivery.module.css'

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
