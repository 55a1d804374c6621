import { useEffect } from 'react'
import { BookingFrame } from '../../bookings/BookingFrame'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { Card, Skeleton, Stack, WithSummary } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { OnOffer } from '../shop/OnOffer'
import { BookedExtras } from './BookedExtras'
import { ExtrasShop } from './ExtrasShop'

function ExtrasSkeleton() {
  return (
    <WithSummary summary={<Skeleton shape="block" height="12rem" />}>
      <Skeleton shape="heading" />
      {[1, 2, 3].map((place) => (
        <Card key={place} as="div">
          <Skeleton shape="heading" />
          <Skeleton shape="block" height="4rem" />
        </Card>
      ))}
    </WithSummary>
  )
}

/** What a booking has of extras, and those on sale. */
export default function ExtrasScreen() {
  const texts = useTexts().screen.extras
  const bookingRef = useBookingRef()
  const { extrasCatalogue } = useDashboard()
  const loadable = useBehavior(extrasCatalogue.onSale(bookingRef))
  const load = (): void => void extrasCatalogue.load(bookingRef)()
  useEffect(() => void extrasCatalogue.load(bookingRef)(), [extrasCatalogue, bookingRef])
  return (
    <BookingFrame beforeTrip title={texts.title}>
      {(booking) => (
        <Stack gap="loose">
          <BookedExtras booking={booking} />
          <OnOffer
            loadable={loadable}
            bookingRef={bookingRef}
            icon="plus"
            words={texts}
            onRetry={load}
            skeleton={<ExtrasSkeleton />}
          >
            {(onSale) => <ExtrasShop key={bookingRef} booking={booking} onSale={onSale} />}
          </OnOffer>
        </Stack>
      )}
    </BookingFrame>
  )
}
