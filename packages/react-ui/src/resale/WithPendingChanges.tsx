import { latest, type PendingChange } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { BookingSkeleton } from '../bookings/page/BookingSkeleton'
import { Alert, Button, Loading } from '../design'
import { usePendingChanges } from './usePendingChanges'

interface WithPendingChangesProps {
  readonly bookingRef: string
  /** The words of the screen that asks. */
  readonly words: { readonly loading: string; readonly outOfDate: string; readonly tryAgain: string }
  /** What is left where they cannot be had. */
  readonly renderWithout: (load: () => void) => ReactNode
  readonly children: (pending: readonly PendingChange[]) => ReactNode
}

/** What depends on the changes of names that wait: without them a ticket would be offered for what is refused. */
export function WithPendingChanges({ bookingRef, words, renderWithout, children }: WithPendingChangesProps) {
  const { loadable, load } = usePendingChanges(bookingRef)
  const pending = latest(loadable)
  if (pending === null && loadable.kind === 'failed') return renderWithout(load)
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
