import { paths, type Resale } from '@booking-dashboard/core'
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
  const texts = useTexts('resale').screen.resale
  const bookingRef = useBookingRef()
  const resale = useArea('resale').resale(bookingRef)
  useOpen(resale.open)
  return <BookingFrame title={texts.title}>{() => <ResaleBody bookingRef={bookingRef} resale={resale} />}</BookingFrame>
}

interface ResaleBodyProps {
  readonly bookingRef: string
  readonly resale: Resale
}

/** Reads the choices by itself, so that a press renders them alone. */
function ResaleBody({ bookingRef, resale }: ResaleBodyProps) {
  const { screen, operations } = useTexts('resale')
  const texts = screen.resale
  const state = useBehavior(resale.state$)
  return (
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
  )
}
