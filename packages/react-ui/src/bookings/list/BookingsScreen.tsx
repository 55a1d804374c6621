import { useArea, useTexts } from '../../dashboard/DashboardContext'
import { Screen } from '../../layout/Screen'
import { useBehavior } from '../../reactive/useBehavior'
import { useOpen } from '../../reactive/useOpen'
import { Loaded, Stale } from '../Loaded'
import { BookingsFound } from './many/BookingsFound'

/** Manage My Bookings: upcoming first (behaviour/screens#d4). */
export default function BookingsScreen() {
  const { bookingsList } = useArea('bookings')
  const { bookings: words } = useTexts('member').screen
  const state = useBehavior(bookingsList.state$)
  const unopened = useBehavior(bookingsList.unopened$)
  const open = (): void => void bookingsList.open()
  useOpen(bookingsList.open)
  return (
    <Screen title={words.title}>
      {unopened !== null && (
        <Stale
          meaning="danger"
          title={words.unopened.title(unopened.bookingRef)}
          tryAgain={words.tryAgain}
          onRetry={bookingsList.openAgain}
          lines={unopened.advice}
        />
      )}
      <Loaded state={state} words={{ ...words, failedHeading: words.failed }} failure={words.failedLine} onRetry={open}>
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
