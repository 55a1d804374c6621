import { type BookingSummary, countdownOf } from '@booking-dashboard/core'
import { useMemberTexts } from '../../composition/DashboardContext'
import { classNames } from '../../design'
import styles from './Countdown.module.css'

interface CountdownProps {
  readonly booking: BookingSummary
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** The stub of the ticket: how many days are left. */
export function Countdown({ booking, now }: CountdownProps) {
  const { countdown: words } = useMemberTexts().screen.bookings
  const countdown = countdownOf(booking, now)
  const days = countdown.kind === 'ahead' ? countdown.days : 0
  return (
    <p className={classNames(styles.stub, countdown.kind === 'off' && styles.off)}>
      {days > 0 && <span className={styles.figure}>{days}</span>}{' '}
      <span>{countdown.kind === 'ahead' ? words.ahead(days) : words[countdown.kind]}</span>
    </p>
  )
}
