import { basketOf } from '@booking-dashboard/core'
import { useEffect, useId } from 'react'
import { BookingFrame } from '../../bookings/BookingFrame'
import { moneyIn } from '../../bookings/moneyIn'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { classNames, Stack } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { OnOffer } from '../shop/OnOffer'
import shop from '../shop/Shop.module.css'
import { AccommodationCard } from './AccommodationCard'
import { AccommodationSkeleton } from './AccommodationSkeleton'
import { BookedStays } from './BookedStays'

/** Where a booking stays, and the accommodations with rooms on sale. */
export default function AccommodationsScreen() {
  const texts = useTexts().screen.accommodation
  const id = useId()
  const bookingRef = useBookingRef()
  const dashboard = useDashboard()
  const { accommodationCatalogue } = dashboard
  const loadable = useBehavior(accommodationCatalogue.onSale(bookingRef))
  const inBasket = basketOf(useBehavior(dashboard.basket(bookingRef).state$))?.accommodations ?? []
  const load = (): void => void accommodationCatalogue.load(bookingRef)()
  useEffect(() => void accommodationCatalogue.load(bookingRef)(), [accommodationCatalogue, bookingRef])
  return (
    <BookingFrame beforeTrip title={texts.title}>
      {(booking) => (
        <Stack gap="loose">
          <BookedStays booking={booking} />
          <section aria-labelledby={id}>
            <Stack>
              <h2 id={id} className={shop.heading}>
                {texts.onSale}
              </h2>
              <OnOffer
                loadable={loadable}
                bookingRef={bookingRef}
                icon="bed"
                words={texts}
                onRetry={load}
                skeleton={<AccommodationSkeleton />}
              >
                {(onSale) => (
                  <div className={classNames(shop.columns, shop.even)}>
                    {onSale.map((one) => (
                      <AccommodationCard
                        key={one.id}
                        bookingRef={bookingRef}
                        accommodation={one}
                        inBasket={inBasket.filter(({ accommodationId }) => accommodationId === one.id).length}
                        inMoney={moneyIn(booking.currency)}
                      />
                    ))}
                  </div>
                )}
              </OnOffer>
            </Stack>
          </section>
        </Stack>
      )}
    </BookingFrame>
  )
}
