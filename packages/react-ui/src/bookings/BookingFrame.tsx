import { type Booking, type BookingInSight, paths, type ReadOnly, truncate } from '@booking-dashboard/core'
import { useEffect, useState } from 'react'
import { useArea, useFormats, useTexts } from '../dashboard/DashboardContext'
import type { Elements } from '../design/Elements'
import { Breadcrumbs, Button, ButtonLink, EmptyState } from '../design'
import { PageLoader } from '../layout/PageLoader'
import { Screen, usePageTitle } from '../layout/Screen'
import { useBehavior } from '../reactive/useBehavior'
import { useOpen } from '../reactive/useOpen'
import styles from './BookingFrame.module.css'
import { BookingStatus } from './BookingStatus'
import { TripCover } from './cover/TripCover'
import { Loaded, Stale } from './Loaded'
import { useBookingRef } from './useBookingRef'

interface BookingFrameProps {
  readonly title: string
  /** Whether this is the booking's own page, whose heading is the booking's name. */
  readonly own?: boolean
  /** How the basket is loaded on arrival; `byScreen` if the screen loads it. */
  readonly basket?: 'check' | 'load' | 'byScreen'
  /** The breadcrumb between the booking and this page. */
  readonly via?: { readonly label: string; readonly to: string }
  /** Below the name of the booking, on its own page. */
  readonly below?: Elements
  /**
   * Whether the screen sells or changes something of the trip, so it is closed for a booking that is read-only. With
   * `orPaying` it stays open while a payment is.
   */
  readonly beforeTrip?: boolean | 'orPaying'
  readonly children: (booking: Booking, shown: BookingInSight) => Elements
}

const nothing = (): Promise<void> => Promise.resolve()

/** What every booking screen shares: the link back, the name, dates, reference and status, and the basket button. */
export function BookingFrame({
  title,
  own = false,
  basket = 'check',
  via,
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

  useOpen(page.load)
  useOpen(basket === 'byScreen' ? nothing : dashboard.basketAtHand(bookingRef)[basket])

  usePageTitle(title)
  if (state.kind === 'loading') return <PageLoader label={texts.loading} />

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
          {!(state.kind === 'shown' && state.readOnly !== null) && <BasketButton bookingRef={bookingRef} />}
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
            {beforeTrip && shown.readOnly !== null && !(beforeTrip === 'orPaying' && shown.payment) ? (
              <Closed bookingRef={bookingRef} why={shown.readOnly} />
            ) : (
              children(shown.booking, shown)
            )}
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
          {formats.dotted(formats.dateRange(booking.departureDate, booking.returnDate), booking.reference)}
        </small>
      )}
      <BookingLine booking={booking} />
    </>
  )
}

/**
 * On a wide screen the booking's name and dates stay in view once the heading is scrolled away. The line is hidden from
 * screen readers, because it repeats the heading.
 */
function BookingLine({ booking }: { readonly booking: Booking }) {
  const formats = useFormats()
  const [away, setAway] = useState(false)
  useEffect(() => {
    const heading = document.querySelector('main h1')
    if (heading === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries)
        setAway(!isIntersecting && boundingClientRect.top < 0)
    })
    observer.observe(heading)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.place}>
      {away && (
        <div className={styles.line} aria-hidden="true">
          <div className={styles.words}>
            <span className={styles.name}>{booking.name}</span>
            <span className={styles.fact}>{formats.dateRange(booking.departureDate, booking.returnDate)}</span>
            <span className={styles.fact}>{booking.reference}</span>
          </div>
        </div>
      )}
    </div>
  )
}

/** The booking's reference, as a button that copies it. A toast confirms and announces the copy. */
function CopyReference({ reference }: { readonly reference: string }) {
  const texts = useTexts('booking').screen.booking
  const { messages } = useArea('booking')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference)
    } catch {
      // The browser refused the clipboard; the reference remains readable.
      return
    }
    setCopied(true)
    messages.toast('success', texts.referenceCopied)
  }
  return (
    <Button
      variant="quiet"
      icon={copied ? 'check' : 'copy'}
      aria-label={texts.copyReference(reference)}
      onClick={() => void copy()}
    >
      {reference}
    </Button>
  )
}

/** The link to the basket with its item count, in the same place on every booking screen. */
function BasketButton({ bookingRef }: { readonly bookingRef: string }) {
  const texts = useTexts('booking').screen.booking
  const count = useBehavior(useArea('booking').basketAtHand(bookingRef).count$)
  return (
    <ButtonLink
      to={paths.basket(bookingRef)}
      variant="secondary"
      icon="basket"
      className={styles.basket}
      aria-label={count === null ? texts.basket : `${texts.basket}, ${texts.basketCount(count)}`}
    >
      <span className={styles.word}>{texts.basket}</span>{' '}
      <span className={styles.count} data-count={count ?? 'unknown'}>
        {count ?? '?'}
      </span>
    </ButtonLink>
  )
}

/** Replaces a screen that sells or changes something when the booking is read-only, and links back to the booking. */
function Closed({ bookingRef, why }: { readonly bookingRef: string; readonly why: ReadOnly }) {
  const texts = useTexts('booking').screen.booking.readOnly
  return (
    <EmptyState
      icon="calendar"
      heading={texts.headings[why]}
      action={<ButtonLink to={paths.booking(bookingRef)}>{texts.back}</ButtonLink>}
    >
      {texts.sentence}
    </EmptyState>
  )
}
