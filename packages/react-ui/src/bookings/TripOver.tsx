import { paths } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { ButtonLink, EmptyState } from '../design'

/** Replaces a screen that sells or changes something when the booking is past, and links back to the booking. */
export function TripOver({ bookingRef }: { readonly bookingRef: string }) {
  const { past } = useTexts('booking').screen.booking
  return (
    <EmptyState
      icon="calendar"
      heading={past.heading}
      action={<ButtonLink to={paths.booking(bookingRef)}>{past.back}</ButtonLink>}
    >
      {past.sentence}
    </EmptyState>
  )
}
