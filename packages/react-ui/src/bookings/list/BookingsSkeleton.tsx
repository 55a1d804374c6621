import { Skeleton } from '../../design'
import styles from './BookingsSkeleton.module.css'

/** The shape of two bookings while they load. */
export function BookingsSkeleton() {
  return (
    <div className={styles.list}>
      {[0, 1].map((index) => (
        <div key={index} className={styles.ticket}>
          <Skeleton shape="heading" width="45%" />
          <Skeleton width="60%" />
          <Skeleton shape="block" height="3.5rem" />
          <Skeleton shape="button" width="9rem" />
        </div>
      ))}
    </div>
  )
}
