import { useEffect } from 'react'
import { useBookingsArea, useMemberTexts } from '../../composition/DashboardContext'
import { Screen } from '../../layout/Screen'
import { useBehavior } from '../../reactive/useBehavior'
import { Loaded, Stale } from '../Loaded'
import { BookingsFound } from './many/BookingsFound'
import { BookingsSkeleton } from './BookingsSkeleton'

/** Manage My Bookings: upcoming first (decisions §4). */
export default function BookingsScreen() {
  const { bookingsList } = useBookingsArea()
  const { bookings: words } = useMemberTexts().screen
  const state = useBehavior(bookingsList.state$)
  const open = (): void => void bookingsList.open()
  useEffect(() => void bookingsList.open(), [bookingsList])
  return (
    <Screen title={words.title}>
      <Loaded
        state={state}
        words={{ ...words, failedHeading: words.failed }}
        failure={words.failedLine}
        onRetry={open}
        skeleton={<BookingsSkeleton />}
      >
        {(shown) => (
          <>
            {shown.isStale && (
              <Stale title={words.stale} tryAgain={words.tryAgain} onRetry={open}>
                {words.staleLine}
              </Stale>
            )}
            <BookingsFound state={shown} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
