import { useEffect } from 'react'
import { useMember, useMemberTexts } from '../../composition/DashboardContext'
import { Alert, Button, ErrorState } from '../../design'
import { Screen } from '../../layout/Screen'
import { useBehavior } from '../../reactive/useBehavior'
import { BookingsFound } from './BookingsFound'
import { BookingsSkeleton } from './BookingsSkeleton'

/** Manage My Bookings: upcoming first (decisions §4). */
export default function BookingsScreen() {
  const { bookingsList } = useMember()
  const { bookings: words } = useMemberTexts().screen
  const state = useBehavior(bookingsList.state$)
  useEffect(() => void bookingsList.open(), [bookingsList])

  const retry = (): void => void bookingsList.open()
  return (
    <Screen title={words.title}>
      {'isStale' in state && state.isStale && (
        <Alert
          meaning="warning"
          title={words.stale}
          live
          actions={
            <Button variant="secondary" icon="refresh" onClick={retry}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.staleLine}
        </Alert>
      )}
      {'isStale' in state && <BookingsFound state={state} />}
      {state.kind === 'failed' && (
        <ErrorState heading={words.failed} retryLabel={words.tryAgain} onRetry={retry}>
          {words.failedLine}
        </ErrorState>
      )}
      {state.kind === 'loading' && <BookingsSkeleton />}
    </Screen>
  )
}
