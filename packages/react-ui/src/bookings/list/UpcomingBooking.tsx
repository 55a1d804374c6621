import { attentionOf, type BookingSummary, formatDateRange, paths } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { useMemberTexts } from '../../composition/DashboardContext'
import { ButtonLink, Icon, VisuallyHidden } from '../../design'
import { AttentionList } from './AttentionList'
import { BookingStatus } from '../BookingStatus'
import { Countdown } from './Countdown'
import { Owed } from './Owed'
import styles from './UpcomingBooking.module.css'

interface UpcomingBookingProps {
  readonly booking: BookingSummary
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** A booking as its own ticket: how soon, what, when, and what is left to do. */
export function UpcomingBooking({ booking, now }: UpcomingBookingProps) {
  const { bookings: words } = useMemberTexts().screen
  const attention = attentionOf(booking)
  const { reference, name } = booking
  return (
    <li className={styles.ticket}>
      <Countdown booking={booking} now={now} />
      <div className={styles.body}>
        <div className={styles.top}>
          <h3 className={styles.name}>
            <Link to={paths.booking(reference)}>{name}</Link>
          </h3>
          <BookingStatus booking={booking} />
        </div>
        <ul className={styles.facts}>
          <li>
            <Icon name="calendar" />
            {formatDateRange(booking.departureDate, booking.returnDate)}
          </li>
          <li>
            <Icon name="ticket" />
            <span>
              {words.reference} <strong>{reference}</strong>
            </span>
          </li>
        </ul>
        {attention.length > 0 && <AttentionList attention={attention} />}
        <div className={styles.end}>
          <Owed booking={booking} />
          <ButtonLink to={paths.booking(reference)} variant={attention.length > 0 ? 'primary' : 'secondary'} iconAfter="arrow-right">
            {words.view}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}
