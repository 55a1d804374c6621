import type { Booking, TicketShop } from '@booking-dashboard/core'
import { BookingFrame } from '../../bookings/BookingFrame'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea, useTexts } from '../../dashboard/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import { useOpen } from '../../reactive/useOpen'
import { ShopStates } from '../shop/ShopStates'
import { AlreadyHeld } from './AlreadyHeld'
import { TicketChoices, type TicketsShown } from './TicketChoices'

/** Tickets on sale for a booking. */
export default function TicketsScreen() {
  const texts = useTexts('basket').screen.tickets
  const shop = useArea('tickets').ticketShop(useBookingRef())
  useOpen(shop.open)
  return (
    <BookingFrame beforeTrip title={texts.title} basket="byScreen">
      {(booking) => <OnSale booking={booking} shop={shop} />}
    </BookingFrame>
  )
}

interface OnSaleProps {
  readonly booking: Booking
  readonly shop: TicketShop
}

/** Reads the shop by itself, so that a press renders the shop alone. */
function OnSale({ booking, shop }: OnSaleProps) {
  const { operations, screen } = useTexts('basket')
  const texts = screen.tickets
  const state = useBehavior(shop.state$)
  return (
    <>
      <AlreadyHeld booking={booking} alone={state.kind === 'nothingOnSale' || state.kind === 'failed'} />
      <ShopStates<TicketsShown>
        state={state}
        bookingRef={booking.reference}
        icon="ticket"
        words={texts}
        unchecked={operations.ticketsAvailability.text}
        onRetry={() => void shop.open()}
      >
        {(shown) => <TicketChoices bookingRef={booking.reference} shop={shop} shown={shown} />}
      </ShopStates>
    </>
  )
}
