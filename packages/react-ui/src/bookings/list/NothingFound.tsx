import type { BookingCounts, BookingsFilter } from '@booking-dashboard/core'
import { useMemberTexts } from '../../composition/DashboardContext'
import { Button, EmptyState } from '../../design'

interface NothingFoundProps {
  readonly filter: BookingsFilter
  /** Of what the text finds, whatever the state. */
  readonly counts: BookingCounts
  readonly clear: () => void
}

export function NothingFound({ filter: { show }, counts, clear }: NothingFoundProps) {
  const { finder: words } = useMemberTexts().screen.bookings
  return (
    <EmptyState
      icon="search"
      heading={words.none}
      action={
        <Button variant="secondary" onClick={clear}>
          {words.clear}
        </Button>
      }
    >
      {counts.all > 0 ? words.noneOf(show, counts.all) : words.noneLine}
    </EmptyState>
  )
}
