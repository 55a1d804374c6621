import { type BookingSummary, formatDateRange, paths } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { BookingStatus } from '../BookingStatus'
import styles from './PastBooking.module.css'

/** A trip that is over: a line, no more. */
export function PastBooking({ booking }: { readonly booking: BookingSummary }) {
  const { reference, name, departureDate, returnDate } = booking
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={paths.booking(reference)}>{name}</Link>
        </h3>
        <p className={styles.facts}>
          {formatDateRange(departureDate, returnDate)} · {reference}
        </p>
      </div>
      <BookingStatus booking={booking} />
    </li>
  )
}
