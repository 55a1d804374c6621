import { paths } from '@booking-dashboard/core'
import { BookingFrame } from '../bookings/BookingFrame'
import { Loaded } from '../bookings/Loaded'
import { useBookingRef } from '../bookings/useBookingRef'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { ButtonLink, EmptyState } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { useOpen } from '../reactive/useOpen'
import { ResaleTickets } from './ResaleTickets'

/** Tickets to list for resale and to take off the list (behaviour/screens#d4). */
export default function ResaleScreen() {
  const { screen, operations } = useTexts('resale')
  const texts = screen.resale
  const bookingRef = useBookingRef()
  const resale = useArea('resale').resale(bookingRef)
  const state = useBehavior(resale.state$)
  useOpen(resale.open)
  return (
    <BookingFrame title={texts.title}>
      {() => (
        <Loaded state={state} words={texts} failure={operations.pendingChanges.text} onRetry={() => void resale.open()}>
          {(shown) =>
            shown.kind === 'nothingToList' ? (
              <EmptyState
                icon="ticket"
                heading={texts.emptyHeading}
                action={<ButtonLink to={paths.booking(bookingRef)}>{texts.backToBooking}</ButtonLink>}
              >
                {texts.emptySentence}
              </EmptyState>
            ) : (
              <ResaleTickets resale={resale} shown={shown} />
            )
          }
        </Loaded>
      )}
    </BookingFrame>
  )
}
