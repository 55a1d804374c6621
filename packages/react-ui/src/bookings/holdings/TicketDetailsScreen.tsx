import { type Booking, paths } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Alert, Button, ButtonLink, EmptyState } from '../../design'
import { UnsavedChanges } from '../../navigation/UnsavedChanges'
import { WithPendingChanges } from '../../resale/WithPendingChanges'
import { BookingFrame } from '../BookingFrame'
import { useBookingRef } from '../useBookingRef'
import { usePast } from '../usePast'
import { HolderList } from './HolderList'

/** Who holds each ticket, and another name where the ticket allows it (decisions §4). */
export default function TicketDetailsScreen() {
  const texts = useTexts().screen.ticketDetails
  const bookingRef = useBookingRef()
  return (
    <UnsavedChanges>
      <BookingFrame title={texts.title}>
        {(booking) =>
          booking.tickets.length === 0 ? (
            <NoTickets booking={booking} />
          ) : (
            <WithPendingChanges
              bookingRef={bookingRef}
              words={texts.pending}
              renderWithout={(load) => (
                <>
                  <Alert
                    meaning="warning"
                    title={texts.pending.unknown}
                    live
                    actions={
                      <Button variant="secondary" icon="refresh" onClick={load}>
                        {texts.pending.tryAgain}
                      </Button>
                    }
                  >
                    {texts.pending.unknownSentence}
                  </Alert>
                  <HolderList booking={booking} pending={null} />
                </>
              )}
            >
              {(pending) => <HolderList booking={booking} pending={pending} />}
            </WithPendingChanges>
          )
        }
      </BookingFrame>
    </UnsavedChanges>
  )
}

function NoTickets({ booking }: { readonly booking: Booking }) {
  const {
    ticketDetails: texts,
    booking: { past },
  } = useTexts().screen
  if (usePast(booking)) {
    return (
      <EmptyState
        icon="ticket"
        heading={texts.emptyHeading}
        action={<ButtonLink to={paths.booking(booking.reference)}>{past.back}</ButtonLink>}
      >
        {past.heading}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="ticket"
      heading={texts.emptyHeading}
      action={<ButtonLink to={paths.tickets(booking.reference)}>{texts.add}</ButtonLink>}
    >
      {texts.emptySentence}
    </EmptyState>
  )
}
