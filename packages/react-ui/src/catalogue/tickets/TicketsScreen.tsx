import { useEffect } from 'react'
import { BookingFrame } from '../../bookings/BookingFrame'
import { BookingSkeleton } from '../../bookings/BookingSkeleton'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useTicketsArea, useBasketTexts } from '../../dashboard/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import { ShopStates } from '../shop/ShopStates'
import { AlreadyHeld } from './AlreadyHeld'
import { TicketChoices, type TicketsShown } from './TicketChoices'

/** Tickets on sale for a booking. */
export default function TicketsScreen() {
  const texts = useBasketTexts().screen.tickets
  const bookingRef = useBookingRef()
  const dashboard = useTicketsArea()
  const shop = dashboard.ticketShop(bookingRef)
  const state = useBehavior(shop.state$)
  useEffect(() => void shop.open(), [shop])
  return (
    <BookingFrame beforeTrip title={texts.title} basket="byScreen">
      {(booking) => (
        <>
          <AlreadyHeld booking={booking} alone={state.kind === 'nothingOnSale' || state.kind === 'failed'} />
          <ShopStates<TicketsShown>
            state={state}
            bookingRef={bookingRef}
            icon="ticket"
            words={texts}
            onRetry={() => void shop.open()}
            skeleton={<BookingSkeleton />}
          >
            {(shown) => <TicketChoices bookingRef={bookingRef} shop={shop} shown={shown} />}
          </ShopStates>
        </>
      )}
    </BookingFrame>
  )
}
