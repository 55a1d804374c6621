import type { AccommodationsOnSale } from '@booking-dashboard/core'
import { useEffect, useId } from 'react'
import { BookingFrame } from '../../bookings/BookingFrame'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea, useTexts, useFormats } from '../../dashboard/DashboardContext'
import { classNames, Stack } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { ShopStates } from '../shop/ShopStates'
import shop from '../shop/Shop.module.css'
import { AccommodationCard } from './AccommodationCard'
import { AccommodationSkeleton } from './AccommodationSkeleton'
import { BookedStays } from './BookedStays'

/** The stays of a booking, and the accommodations with rooms on sale. */
export default function AccommodationsScreen() {
  const formats = useFormats()
  const texts = useTexts('accommodation').screen.accommodation
  const id = useId()
  const bookingRef = useBookingRef()
  const list = useArea('accommodation').accommodationList(bookingRef)
  const state = useBehavior(list.state$)
  useEffect(() => void list.open(), [list])
  return (
    <BookingFrame beforeTrip title={texts.title}>
      {(booking) => (
        <Stack gap="loose">
          <BookedStays
            stays={state.booked}
            alone={state.kind !== 'loading' && state.kind !== 'choosing'}
            inMoney={formats.moneyIn(booking.currency)}
          />
          <section aria-labelledby={id}>
            <Stack>
              <h2 id={id} className={shop.heading}>
                {texts.onSale}
              </h2>
              <ShopStates<AccommodationsOnSale>
                state={state}
                bookingRef={bookingRef}
                icon="bed"
                words={texts}
                onRetry={() => void list.open()}
                skeleton={<AccommodationSkeleton />}
              >
                {({ accommodations, currency }) => (
                  <div className={classNames(shop.columns, shop.even)}>
                    {accommodations.map((one) => (
                      <AccommodationCard
                        key={one.id}
                        bookingRef={bookingRef}
                        accommodation={one}
                        inMoney={formats.moneyIn(currency)}
                      />
                    ))}
                  </div>
                )}
              </ShopStates>
            </Stack>
          </section>
        </Stack>
      )}
    </BookingFrame>
  )
}
