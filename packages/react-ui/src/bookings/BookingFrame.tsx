import { type Booking, latest, paths, truncate } from '@booking-dashboard/core'
import { type ReactNode, useEffect } from 'react'
import { useBookingArea, useBookingTexts } from '../composition/DashboardContext'
import { Alert, Breadcrumbs, Button, ErrorState, Loading } from '../design'
import { Screen, usePageTitle } from '../layout/Screen'
import { useBehavior } from '../reactive/useBehavior'
import { BasketButton } from './page/BasketButton'
import { BookingDates } from './BookingDates'
import { BookingLine } from './BookingLine'
import { BookingSkeleton } from './page/BookingSkeleton'
import { BookingStatus } from './page/BookingStatus'
import { CopyReference } from './page/CopyReference'
import { TripOver } from './page/TripOver'
import { useBookingRef } from './useBookingRef'
import { usePast } from './usePast'

interface BookingFrameProps {
  readonly title: string
  /** The booking's own page: its name is the heading. */
  readonly own?: boolean
  /** How the basket is read on arrival; `byScreen` where the screen sees to it. */
  readonly basket?: 'check' | 'load' | 'byScreen'
  /** Between the booking and this page in the breadcrumbs. */
  readonly via?: { readonly label: string; readonly to: string }
  readonly skeleton?: ReactNode
  /** Sells or changes something of the trip: nothing for a past booking. */
  readonly beforeTrip?: boolean
  readonly children: (booking: Booking) => ReactNode
}

/** What every booking screen shares: the way back, name, dates, reference and status in sight, and the basket's button. */
export function BookingFrame({
  title,
  own = false,
  basket = 'check',
  via,
  skeleton,
  beforeTrip = false,
  children,
}: BookingFrameProps) {
  const bookingRef = useBookingRef()
  const dashboard = useBookingArea()
  const { screen, operations } = useBookingTexts()
  const texts = screen.booking
  const loadable = useBehavior(dashboard.bookings.booking(bookingRef))
  const booking = latest(loadable)

  useEffect(() => {
    void dashboard.bookings.load(bookingRef)()
    void dashboard.bookings.learnPast()
    if (basket !== 'byScreen') void dashboard.basketAtHand(bookingRef)[basket]()
  }, [dashboard, bookingRef, basket])

  usePageTitle(title)
  // Nothing stands there that would move when the booking's name and dates come.
  if (booking === null && loadable.kind !== 'failed')
    return <Loading label={texts.loading}>{skeleton ?? <BookingSkeleton />}</Loading>

  const again = (): void => void dashboard.bookings.refresh(bookingRef)()
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
      eyebrow={own ? booking && title : name}
      above={<Breadcrumbs items={crumbs} />}
      sub={
        booking && (
          <>
            <BookingDates booking={booking} />
            <BookingStatus booking={booking} />
            <CopyReference reference={booking.reference} />
            <BookingLine booking={booking} />
          </>
        )
      }
      aside={booking === null ? <BasketButton bookingRef={bookingRef} /> : <BasketUnlessPast booking={booking} />}
    >
      {loadable.kind === 'failed' && booking !== null && (
        <Alert
          meaning="warning"
          title={texts.outOfDate}
          live
          actions={
            <Button variant="secondary" icon="refresh" onClick={again}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.outOfDateSentence}
        </Alert>
      )}
      {booking !== null && (beforeTrip ? <UnlessPast booking={booking}>{children}</UnlessPast> : children(booking))}
      {booking === null && loadable.kind === 'failed' && (
        <ErrorState heading={texts.failedHeading} onRetry={again} retryLabel={texts.tryAgain}>
          {operations.getBooking.text}
        </ErrorState>
      )}
    </Screen>
  )
}

function UnlessPast({
  booking,
  children,
}: {
  readonly booking: Booking
  readonly children: (booking: Booking) => ReactNode
}) {
  return usePast(booking) ? <TripOver bookingRef={booking.reference} /> : children(booking)
}

const BasketUnlessPast = ({ booking }: { readonly booking: Booking }) =>
  usePast(booking) ? null : <BasketButton bookingRef={booking.reference} />
