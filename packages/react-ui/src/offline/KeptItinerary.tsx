import { type KeptDay, offlineTexts as words } from '@booking-dashboard/core'
import { Card } from '../design'
import styles from './Kept.module.css'

/** The trip day by day, as it was known. */
export function KeptItinerary({ days }: { readonly days: readonly KeptDay[] }) {
  if (days.length === 0) return null
  return (
    <Card title={words.itinerary}>
      <ol className={styles.days}>
        {days.map(({ date, entries }) => (
          <li key={date} className={styles.day}>
            <h3>{date}</h3>
            <ul className={styles.entries}>
              {entries.map(({ time, title, lines }, place) => (
                <li key={place}>
                  <p className={styles.entry}>
                    {time !== '' && <span className={styles.time}>{time}</span>} {title}
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
