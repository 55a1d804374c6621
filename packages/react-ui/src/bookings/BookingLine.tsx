import type { Booking } from '@booking-dashboard/core'
import { useFormats } from '../dashboard/DashboardContext'
import { useEffect, useState } from 'react'
import styles from './BookingLine.module.css'

/**
 * On a wide screen the booking's name and dates stay in view once the heading is scrolled away. The line is hidden from
 * screen readers, because it repeats the heading.
 */
export function BookingLine({ booking }: { readonly booking: Booking }) {
  const formats = useFormats()
  const [away, setAway] = useState(false)
  useEffect(() => {
    const heading = document.querySelector('main h1')
    if (heading === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries)
        setAway(!isIntersecting && boundingClientRect.top < 0)
    })
    observer.observe(heading)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.place}>
      {away && (
        <div className={styles.line} aria-hidden="true">
          <div className={styles.words}>
            <span className={styles.name}>{booking.name}</span>
            <span className={styles.fact}>{formats.dateRange(booking.departureDate, booking.returnDate)}</span>
            <span className={styles.fact}>{booking.reference}</span>
          </div>
        </div>
      )}
    </div>
  )
}
