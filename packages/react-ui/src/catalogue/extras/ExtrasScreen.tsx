import type { Booking, ExtrasShop } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { BookingFrame } from '../../bookings/BookingFrame'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea, useTexts } from '../../dashboard/DashboardContext'
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
  const texts = useTexts('extras').screen.extras
  const shop = useArea('extras').extrasShop(useBookingRef())
  useEffect(() => void shop.open(), [shop])
  return (
    <BookingFrame beforeTrip title={texts.title} basket="byScreen">
      {(booking) => <OnSale booking={booking} shop={shop} />}
    </BookingFrame>
  )
}

interface OnSaleProps {
  readonly booking: Booking
  readonly shop: ExtrasShop
}

/** Reads the shop by itself, so that a press renders the shop alone. */
function OnSale({ booking, shop }: OnSaleProps) {
  const texts = useTexts('extras').screen.extras
  const state = useBehavior(shop.state$)
  return (
    <Stack gap="loose">
      <BookedExtras booking={booking} alone={state.kind === 'nothingOnSale' || state.kind === 'failed'} />
      <ShopStates<ExtrasShown>
        state={state}
        bookingRef={booking.reference}
        icon="plus"
        words={texts}
        onRetry={() => void shop.open()}
        skeleton={<ExtrasSkeleton />}
      >
        {(shown) => <ExtraChoices bookingRef={booking.reference} shop={shop} shown={shown} />}
      </ShopStates>
    </Stack>
  )
}
