import { type BookingsFilter, bookingsByYear, type FoundBookings, type ListedBooking } from '@booking-dashboard/core'
import { memo, type ReactNode, useId } from 'react'
import { useMemberTexts } from '../../composition/DashboardContext'
import { useNow } from '../useNow'
import styles from './BookingsByYear.module.css'
import { PastBooking } from './PastBooking'
import { UpcomingBooking } from './UpcomingBooking'
import { yearsThatOpen } from './yearsThatOpen'
import { YearGroup } from './YearGroup'

interface BookingsByYearProps {
  readonly found: FoundBookings
  readonly filter: BookingsFilter
}

/** A card is as tall as four lines, so that fewer of them are shown at once. */
const atOnce = { upcoming: 12, past: 50 } as const

/** What was found: upcoming first, each by year. */
export const BookingsByYear = memo(({ found, filter }: BookingsByYearProps) => {
  const { bookings: words } = useMemberTexts().screen
  const now = useNow()
  return (
    <>
      <Section
        heading={words.upcoming}
        filter={filter}
        bookings={found.upcoming}
        atOnce={atOnce.upcoming}
        look={styles.cards}
      >
        {({ booking }) => <UpcomingBooking key={booking.reference} booking={booking} now={now} headingLevel={4} />}
      </Section>
      <Section heading={words.past} filter={filter} bookings={found.past} atOnce={atOnce.past} look={styles.lines}>
        {({ booking }) => <PastBooking key={booking.reference} booking={booking} headingLevel={4} />}
      </Section>
    </>
  )
})

interface SectionProps {
  readonly heading: string
  readonly filter: BookingsFilter
  readonly bookings: readonly ListedBooking[]
  readonly atOnce: number
  readonly look: string | undefined
  readonly children: (booking: ListedBooking) => ReactNode
}

function Section({ heading, filter, bookings, atOnce: most, look, children }: SectionProps) {
  const { finder: words } = useMemberTexts().screen.bookings
  const id = useId()
  if (bookings.length === 0) return null
  const years = bookingsByYear(bookings)
  const opening = yearsThatOpen(years, most)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading}>
        <span id={id}>{heading}</span> <span className={styles.figure}>{words.figure(bookings.length)}</span>
      </h2>
      {years.map((year, place) => (
        <YearGroup key={year.year} year={year} opens={place < opening} filter={filter} atOnce={most} look={look}>
          {children}
        </YearGroup>
      ))}
    </section>
  )
}
