import { useEffect } from 'react'
import { BookingFrame } from '../../bookings/BookingFrame'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useExtrasArea, useExtrasTexts } from '../../dashboard/DashboardContext'
import { Card, Skeleton, Stack, WithSummary } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { ShopStates } from '../shop/ShopStates'
import { BookedExtras } from './BookedExtras'
import { ExtraChoices, type ExtrasShown } from './ExtraChoices'

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

/** The booked extras of a booking, and the extras on sale. */
export default function ExtrasScreen() {
  const texts = useExtrasTexts().screen.extras
  const bookingRef = useBookingRef()
  const shop = useExtrasArea().extrasShop(bookingRef)
  const state = useBehavior(shop.state$)
  useEffect(() => void shop.open(), [shop])
  return (
    <BookingFrame beforeTrip title={texts.title} basket="byScreen">
      {(booking) => (
        <Stack gap="loose">
          <BookedExtras booking={booking} alone={state.kind === 'nothingOnSale' || state.kind === 'failed'} />
          <ShopStates<ExtrasShown>
            state={state}
            bookingRef={bookingRef}
            icon="plus"
            words={texts}
            onRetry={() => void shop.open()}
            skeleton={<ExtrasSkeleton />}
          >
            {(shown) => <ExtraChoices bookingRef={bookingRef} shop={shop} shown={shown} />}
          </ShopStates>
        </Stack>
      )}
    </BookingFrame>
  )
}
