import type { BookingInSight } from '@booking-dashboard/core'
import { memo } from 'react'
import { Countdown } from '../list/Countdown'
import { Cover } from './Cover'
import styles from './TripCover.module.css'

/** The picture at the top of a booking's own page, with the countdown in days. */
export const TripCover = memo(function TripCover({
  booking,
  countdown,
}: Pick<BookingInSight, 'booking' | 'countdown'>) {
  return (
    <div className={styles.place}>
      <Cover of={booking} art={booking} sizes="(width >= 70rem) 40rem, 100vw" className={styles.cover} />
      <Countdown countdown={countdown} />
    </div>
  )
})
