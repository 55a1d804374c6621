import { latest, type PendingChange } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { BookingSkeleton } from '../bookings/BookingSkeleton'
import { useTexts } from '../composition/DashboardContext'
import { Alert, Button, ErrorState, Loading } from '../design'
import { usePendingChanges } from './usePendingChanges'

interface WithPendingChangesProps {
  readonly bookingRef: string
  readonly children: (pending: readonly PendingChange[]) => ReactNode
}

/** What depends on the changes of names that wait: without them a ticket would be offered for what is refused. */
export function WithPendingChanges({ bookingRef, children }: WithPendingChangesProps) {
  const texts = useTexts()
  const words = texts.screen.resale
  const { loadable, load } = usePendingChanges(bookingRef)
  const pending = latest(loadable)
  if (pending === null && loadable.kind === 'failed') {
    return (
      <ErrorState heading={words.failedHeading} onRetry={load} retryLabel={words.tryAgain}>
        {texts.failure.pendingChanges}
      </ErrorState>
    )
  }
  if (pending === null) {
    return (
      <Loading label={words.loading}>
        <BookingSkeleton />
      </Loading>
    )
  }
  return (
    <>
      {loadable.kind === 'failed' && (
        <Alert
          meaning="warning"
          live
          actions={
            <Button variant="secondary" icon="refresh" onClick={load}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.outOfDate}
        </Alert>
      )}
      {children(pending)}
    </>
  )
}
