import { paths, resaleRows } from '@booking-dashboard/core'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { useTexts } from '../composition/DashboardContext'
import { ButtonLink, EmptyState, ErrorState } from '../design'
import { ResaleDesk } from './ResaleDesk'
import { WithPendingChanges } from './WithPendingChanges'

/** Tickets to list for resale and to take off the list (decisions §4). */
export default function ResaleScreen() {
  const { screen, failure } = useTexts()
  const texts = screen.resale
  const bookingRef = useBookingRef()
  return (
    <BookingFrame title={texts.title}>
      {(booking) => (
        <WithPendingChanges
          bookingRef={bookingRef}
          words={texts}
          renderWithout={(load) => (
            <ErrorState heading={texts.failedHeading} onRetry={load} retryLabel={texts.tryAgain}>
              {failure.pendingChanges}
            </ErrorState>
          )}
        >
          {(pending) =>
            resaleRows(booking, pending).length === 0 ? (
              <EmptyState
                icon="ticket"
                heading={texts.emptyHeading}
                action={<ButtonLink to={paths.booking(bookingRef)}>{texts.backToBooking}</ButtonLink>}
              >
                {texts.emptySentence}
              </EmptyState>
            ) : (
              <ResaleDesk booking={booking} pending={pending} />
            )
          }
        </WithPendingChanges>
      )}
    </BookingFrame>
  )
}
