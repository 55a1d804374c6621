import type { Trip } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import styles from './PrintedItinerary.module.css'

/** The parts of the trip that have no day of their own. */
export function PrintedExtras({ extras, insurance }: Pick<Trip, 'extras' | 'insurance'>) {
  const { trip } = useTexts('bookingPage').screen
  return (
    <>
      {extras.length > 0 && (
        <section className={styles.section}>
          <h2>{trip.extras}</h2>
          <ul>
            {extras.map(({ name, count, people }) => (
              <li key={name}>{trip.held(trip.several(count, name), people)}</li>
            ))}
          </ul>
        </section>
      )}
      {insurance.length > 0 && (
        <section className={styles.section}>
          <h2>{trip.insurance}</h2>
          <ul>
            {insurance.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
