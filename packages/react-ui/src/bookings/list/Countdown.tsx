import type { ListedBooking } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { classNames } from '../../design'
import styles from './Countdown.module.css'

/** The days left, on the picture of the trip. */
export function Countdown({ countdown }: Pick<ListedBooking, 'countdown'>) {
  const { countdown: words } = useTexts('member').screen.bookings
  const days = countdown.kind === 'ahead' ? countdown.days : 0
  return (
    <p className={classNames(styles.countdown, countdown.kind === 'off' && styles.off)}>
      {days > 0 && <span className={styles.figure}>{`${days} `}</span>}
      <span>{countdown.kind === 'ahead' ? words.ahead(days) : words[countdown.kind]}</span>
    </p>
  )
}
