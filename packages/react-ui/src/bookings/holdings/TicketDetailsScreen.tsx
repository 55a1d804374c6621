import { paths } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useArea, useTexts } from '../../dashboard/DashboardContext'
import { ButtonLink, EmptyState } from '../../design'
import { UnsavedChanges } from '../../navigation/UnsavedChanges'
import { useBehavior } from '../../reactive/useBehavior'
import { BookingFrame } from '../BookingFrame'
import { Loaded } from '../Loaded'
import { useBookingRef } from '../useBookingRef'
import { HolderList } from './HolderList'

/** The holder of each ticket, and a change of name if the ticket allows it (behaviour/screens#d4). */
export default function TicketDetailsScreen() {
  const { screen, operations } = useTexts('nameChange')
  const texts = screen.ticketDetails
  const bookingRef = useBookingRef()
  const nameChange = useArea('nameChange').nameChange(bookingRef)
  const state = useBehavior(nameChange.state$)
  useEffect(() => void nameChange.open(), [nameChange])
  const words = { ...texts.pending, failedHeading: screen.booking.failedHeading }
  return (
    <UnsavedChanges>
      <BookingFrame title={texts.title}>
        {() => (
          <Loaded
            state={state}
            words={words}
            failure={operations.getBooking.text}
            onRetry={() => void nameChange.open()}
          >
            {(shown) =>
              shown.kind === 'noTickets' ? (
                <NoTickets bookingRef={bookingRef} isPast={shown.isPast} />
              ) : (
                <HolderList bookingRef={bookingRef} nameChange={nameChange} state={shown} />
              )
            }
          </Loaded>
        )}
      </BookingFrame>
    </UnsavedChanges>
  )
}

function NoTickets({ bookingRef, isPast }: { readonly bookingRef: string; readonly isPast: boolean }) {
  const {
    ticketDetails: texts,
    booking: { past },
  } = useTexts('nameChange').screen
  const action = isPast ? (
    <ButtonLink to={paths.booking(bookingRef)}>{past.back}</ButtonLink>
  ) : (
    <ButtonLink to={paths.tickets(bookingRef)}>{texts.add}</ButtonLink>
  )
  return (
    <EmptyState icon="ticket" heading={texts.emptyHeading} action={action}>
      {isPast ? past.heading : texts.emptySentence}
    </EmptyState>
  )
}
