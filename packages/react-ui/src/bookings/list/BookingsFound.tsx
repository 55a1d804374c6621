import type { BookingsList } from '@booking-dashboard/core'
import { useMemberTexts } from '../../composition/DashboardContext'
import { EmptyState } from '../../design'
import { useNow } from '../useNow'
import styles from './BookingsFound.module.css'
import { NoBookings } from './NoBookings'
import { PastBooking } from './PastBooking'
import { UpcomingBooking } from './UpcomingBooking'

export function BookingsFound({ list: { upcoming, past } }: { readonly list: BookingsList }) {
  const { bookings: words } = useMemberTexts().screen
  const now = useNow()
  if (upcoming.length + past.length === 0) return <NoBookings />
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
