import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { useDeliveryTexts } from '../composition/DashboardContext'
import { useCountries } from '../customer/useCountries'
import { Card } from '../design'
import { UnsavedChanges } from '../navigation/UnsavedChanges'
import { DeliveryAddressForm } from './DeliveryAddressForm'
import { DeliveryFixed } from './DeliveryFixed'
import { DeliveryStays } from './DeliveryStays'
import styles from './Delivery.module.css'

/** The delivery address, for this booking or for every booking with a delivery (decisions §4). */
export default function DeliveryUpdateScreen() {
  const texts = useDeliveryTexts().screen.delivery
  const bookingRef = useBookingRef()
  const { obstacle } = useCountries()
  return (
    <UnsavedChanges>
      <BookingFrame title={texts.title} beforeTrip>
        {(_booking, { deliveries, changeableDelivery }) => {
          if (changeableDelivery === null) return <DeliveryFixed bookingRef={bookingRef} deliveries={deliveries} />
          return (
            <div className={styles.column}>
              <Card title={texts.intro(changeableDelivery.name)}>
                {obstacle ?? <DeliveryAddressForm bookingRef={bookingRef} />}
              </Card>
              <DeliveryStays deliveries={deliveries} />
            </div>
          )
        }}
      </BookingFrame>
    </UnsavedChanges>
  )
}
