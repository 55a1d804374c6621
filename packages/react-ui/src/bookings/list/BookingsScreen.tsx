import { latest } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useMember, useMemberTexts } from '../../composition/DashboardContext'
import { Alert, Button, ErrorState } from '../../design'
import { Screen } from '../../layout/Screen'
import { useBehavior } from '../../reactive/useBehavior'
import { BookingsFound } from './BookingsFound'
import { BookingsSkeleton } from './BookingsSkeleton'

/** Manage My Bookings: upcoming first (decisions §4). */
export default function BookingsScreen() {
  const { bookings } = useMember()
  const { bookings: words } = useMemberTexts().screen
  const state = useBehavior(bookings.list$)
  useEffect(() => void bookings.loadList(), [bookings])

  const list = latest(state)
  const retry = (): void => void bookings.loadList()
  return (
    <Screen title={words.title}>
      {state.kind === 'failed' && list !== null && (
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
      {list !== null && <BookingsFound list={list} />}
      {list === null && state.kind === 'failed' && (
        <ErrorState heading={words.failed} retryLabel={words.tryAgain} onRetry={retry}>
          {words.failedLine}
        </ErrorState>
      )}
      {list === null && state.kind !== 'failed' && <BookingsSkeleton />}
    </Screen>
  )
}
