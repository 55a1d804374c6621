import type { StoredDay } from '@booking-dashboard/core/ports'
import { Card } from '../design'
import styles from './StoredBooking.module.css'

/** The stored trip day by day. */
export function StoredItinerary({ days, title }: { readonly days: readonly StoredDay[]; readonly title: string }) {
  if (days.length === 0) return null
  return (
    <Card title={title}>
      <ol className={styles.days}>
        {days.map(({ date, entries }) => (
          <li key={date} className={styles.day}>
            <h3>{date}</h3>
            <ul className={styles.entries}>
              {entries.map(({ time, title: what, lines }, index) => (
                <li key={index}>
                  <p className={styles.entry}>
                    {time !== '' && <span className={styles.time}>{`${time} `}</span>}
                    <bdi>{what}</bdi>
                  </p>
                  {lines.map((line) => (
                    <p key={line} className={styles.line}>
                      {line}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}
