import type { ListedBooking } from '@booking-dashboard/core'
import { useFormats, useTexts } from '../../dashboard/DashboardContext'
import { classNames, muted } from '../../design'
import styles from './Countdown.module.css'

/** The days left, on the picture of the trip. */
export function Countdown({ countdown }: Pick<ListedBooking, 'countdown'>) {
  const { countdown: words } = useTexts('member').screen.bookings
  const days = countdown.kind === 'ahead' ? countdown.days : 0
  const figure = useFormats().figure(days)
  const text = countdown.kind === 'ahead' ? words.ahead(days) : words[countdown.kind]
  const [before = '', after] = days > 0 ? text.split(figure) : [text]
  return (
    <p className={classNames(styles.countdown, countdown.kind === 'off' && muted)}>
      {before !== '' && <span>{before}</span>}
      {after !== undefined && <span className={styles.figure}>{figure}</span>}
      {after !== undefined && <span>{after}</span>}
    </p>
  )
}
