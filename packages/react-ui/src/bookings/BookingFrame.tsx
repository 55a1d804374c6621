import { type Booking, paths, type BookingInSight, truncate } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useArea, useTexts, useFormats } from '../dashboard/DashboardContext'
import { Breadcrumbs } from '../design'
import { Screen, usePageTitle } from '../layout/Screen'
import { useBehavior } from '../reactive/useBehavior'
import { BasketButton } from './BasketButton'
import styles from './BookingFrame.module.css'
import { TripCover } from './cover/TripCover'
import { BookingLine } from './BookingLine'
import { Loaded, Loader, Stale } from './Loaded'
import { BookingStatus } from './BookingStatus'
import { CopyReference } from './CopyReference'
import { TripOver } from './TripOver'
import { useBookingRef } from './useBookingRef'
import type { Elements } from '../design/Elements'

interface BookingFrameProps {
  readonly title: string
  /** Whether this is the booking's own page, whose heading is the booking's name. */
  readonly own?: boolean
  /** How the basket is loaded on arrival; `byScreen` if the screen loads it. */
  readonly basket?: 'check' | 'load' | 'byScreen'
  /** The breadcrumb between the booking and this page. */
  readonly via?: { readonly label: string; readonly to: string }
  readonly skeleton?: Elements
  /** Below the name of the booking, on its own page. */
  readonly below?: Elements
  /** Whether the screen sells or changes something of the trip, so it is closed for a past booking. */
  readonly beforeTrip?: boolean
  readonly children: (booking: Booking, shown: BookingInSight) => Elements
}

/** What every booking screen shares: the link back, the name, dates, reference and status, and the basket button. */
export function BookingFrame({
  title,
  own = false,
  basket = 'check',
  via,
  skeleton,
  below,
  beforeTrip = false,
  children,
}: BookingFrameProps) {
  const bookingRef = useBookingRef()
  const dashboard = useArea('booking')
  const { screen, operations } = useTexts('booking')
  const texts = screen.booking
  const page = dashboard.bookingAtHand(bookingRef)
  const state = useBehavior(page.state$)
  const booking = state.kind === 'shown' ? state.booking : null

  useEffect(() => {
    void page.load()
    if (basket !== 'byScreen') void dashboard.basketAtHand(bookingRef)[basket]()
  }, [dashboard, page, bookingRef, basket])

  usePageTitle(title)
  // An empty header, so that nothing moves when the booking's name and dates arrive.
  if (state.kind === 'loading') return <Loader label={texts.loading} skeleton={skeleton} />

  const again = (): void => void page.tryAgain()
  const name = booking?.name ?? bookingRef
  const shortName = truncate(name)
  const crumbs = [
    { label: texts.myBookings, to: paths.bookings },
    ...(own
      ? [{ label: shortName }]
      : [{ label: shortName, to: paths.booking(bookingRef) }, ...(via ? [via] : []), { label: title }]),
  ]
  return (
    <Screen
      title={title}
      heading={own ? (booking?.name ?? title) : title}
      isPart={!own}
      above={
        <div className={styles.top}>
          <Breadcrumbs items={crumbs} />
          {!(state.kind === 'shown' && state.isPast) && <BasketButton bookingRef={bookingRef} />}
        </div>
      }
      picture={own && state.kind === 'shown' && <TripCover booking={state.booking} countdown={state.countdown} />}
      sub={
        state.kind === 'shown' && (
          <>
            <InSight shown={state} own={own} />
            {below}
          </>
        )
      }
    >
      <Loaded state={state} words={texts} failure={operations.getBooking.text} onRetry={again}>
        {(shown) => (
          <>
            {shown.isOutdated && (
              <Stale title={texts.outOfDate} tryAgain={texts.tryAgain} onRetry={again}>
                {texts.outOfDateSentence}
              </Stale>
            )}
            {beforeTrip && shown.isPast ? <TripOver bookingRef={bookingRef} /> : children(shown.booking, shown)}
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** The dates, status and reference; a page inside the booking shows only the dates and the reference. */
const InSight = ({ shown, own }: { readonly shown: BookingInSight; readonly own: boolean }) => {
  const formats = useFormats()
  const { booking, status } = shown
  return (
    <>
      {own ? (
        <>
          <span>{formats.dateRange(booking.departureDate, booking.returnDate)}</span>
          <BookingStatus status={status} />
          <CopyReference reference={booking.reference} />
        </>
      ) : (
        <small className={styles.small}>
          {`${formats.dateRange(booking.departureDate, booking.returnDate)} · ${booking.reference}`}
        </small>
      )}
      <BookingLine booking={booking} />
    </>
  )
}
