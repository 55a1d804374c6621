import type { BookingsShown } from '@booking-dashboard/core'
import { useTexts } from '../../../dashboard/DashboardContext'
import { Button, EmptyState } from '../../../design'

interface NothingFoundProps {
  readonly show: BookingsShown
  /** The number of matches for the text in any state. */
  readonly foundByText: number
  readonly clear: () => void
}

export function NothingFound({ show, foundByText, clear }: NothingFoundProps) {
  const { finder: words } = useTexts('member').screen.bookings
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
      {foundByText > 0 ? words.noneOf(show, foundByText) : words.noneLine}
    </EmptyState>
  )
}
