import { areMany, type BookingsList } from '@booking-dashboard/core'
import { Suspense } from 'react'
import { useMemberTexts } from '../../composition/DashboardContext'
import { EmptyState } from '../../design'
import { lazyPart } from '../../navigation/lazyPart'
import { useNow } from '../useNow'
import { BookingsSkeleton } from './BookingsSkeleton'
import styles from './BookingsFound.module.css'
import { NoBookings } from './NoBookings'
import { PastBooking } from './PastBooking'
import { UpcomingBooking } from './UpcomingBooking'

const ManyBookings = lazyPart('many-bookings', () => import('./ManyBookings'))

export function BookingsFound({ list }: { readonly list: BookingsList }) {
  const { bookings: words } = useMemberTexts().screen
  const now = useNow()
  const { upcoming, past } = list
  if (upcoming.length + past.length === 0) return <NoBookings />
  if (areMany(list)) {
    return (
      <Suspense fallback={<BookingsSkeleton />}>
        <ManyBookings />
      </Suspense>
    )
  }
  return (
    <>
      <section className={styles.section} aria-labelledby="upcoming">
        <h2 className={styles.heading} id="upcoming">
          {words.upcoming}
        </h2>
        {upcoming.length === 0 && (
          <EmptyState icon="calendar" heading={words.noUpcoming} headingLevel={3}>
            {words.noUpcomingLine}
          </EmptyState>
        )}
        <ul className={styles.upcoming}>
          {upcoming.map((booking) => (
            <UpcomingBooking key={booking.reference} booking={booking} now={now} />
          ))}
        </ul>
      </section>
      {past.length > 0 && (
        <section className={styles.section} aria-labelledby="past">
          <h2 className={styles.heading} id="past">
            {words.past}
          </h2>
          <ul className={styles.past}>
            {past.map((booking) => (
              <PastBooking key={booking.reference} booking={booking} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
