import { isAnyOnSale, isKnown, latest, paths } from '@booking-dashboard/core'
import { type ReactNode, useEffect } from 'react'
import { BookingFrame } from '../../bookings/BookingFrame'
import { BookingSkeleton } from '../../bookings/page/BookingSkeleton'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { Alert, Button, ButtonLink, EmptyState, ErrorState, Loading } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { AlreadyHeld } from './AlreadyHeld'
import { TicketShop } from './TicketShop'

/** Tickets on sale for a booking. */
export default function TicketsScreen() {
  const texts = useTexts().screen.tickets
  const bookingRef = useBookingRef()
  const { ticketCatalogue } = useDashboard()
  const loadable = useBehavior(ticketCatalogue.events(bookingRef))
  const events = latest(loadable)
  const onSale = events !== null && isAnyOnSale(events)
  const load = (): void => void ticketCatalogue.load(bookingRef)()
  useEffect(() => void ticketCatalogue.load(bookingRef)(), [ticketCatalogue, bookingRef])

  const without = (): ReactNode => {
    if (events !== null) {
      return (
        <EmptyState
          icon="ticket"
          heading={texts.emptyHeading}
          action={<ButtonLink to={paths.booking(bookingRef)}>{texts.backToBooking}</ButtonLink>}
        >
          {texts.emptySentence}
        </EmptyState>
      )
    }
    if (loadable.kind === 'failed') {
      return (
        <ErrorState heading={texts.failedHeading} onRetry={load}>
          {texts.failedSentence}
        </ErrorState>
      )
    }
    return (
      <Loading label={texts.loading}>
        <BookingSkeleton />
      </Loading>
    )
  }
  return (
    <BookingFrame beforeTrip title={texts.title}>
      {(booking) => (
        <>
          <AlreadyHeld booking={booking} alone={isKnown(loadable) && !onSale} />
          {events !== null && loadable.kind === 'failed' && (
            <Alert
              meaning="warning"
              live
              actions={
                <Button variant="secondary" icon="refresh" onClick={load}>
                  {texts.tryAgain}
                </Button>
              }
            >
              {texts.outOfDate}
            </Alert>
          )}
          {events !== null && onSale ? <TicketShop booking={booking} events={events} /> : without()}
        </>
      )}
    </BookingFrame>
  )
}
