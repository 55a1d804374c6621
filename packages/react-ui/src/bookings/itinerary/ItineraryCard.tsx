import { entryWords, type ItineraryDay } from '@booking-dashboard/core'
import { useBookingTexts, useFormats } from '../../dashboard/DashboardContext'
import { Card, EmptyState, Icon } from '../../design'
import { FirstOnes } from '../FirstOnes'
import styles from './ItineraryCard.module.css'

/** The trip day by day. */
export function ItineraryCard({ days }: { readonly days: readonly ItineraryDay[] }) {
  const texts = useBookingTexts().screen.booking.trip
  return (
    <Card title={texts.heading}>
      {days.length === 0 ? (
        <EmptyState icon="calendar" heading={texts.nothing} headingLevel={3}>
          {texts.nothingSentence}
        </EmptyState>
      ) : (
        <FirstOnes of={days} first={7} more={texts.moreDays}>
          {(shown) => (
            <ol className={styles.days}>
              {shown.map((day) => (
                <Day key={day.date ?? ''} day={day} />
              ))}
            </ol>
          )}
        </FirstOnes>
      )}
    </Card>
  )
}

function Day({ day: { date, entries } }: { readonly day: ItineraryDay }) {
  const formats = useFormats()
  const texts = useBookingTexts().screen.booking.trip
  return (
    <li className={styles.day}>
      <h3 className={styles.date}>{date === null ? texts.undated : formats.date(date)}</h3>
      <ul className={styles.entries}>
        {entries.map((entry) => {
          const { icon, title, lines, untimed } = entryWords(entry, texts, 3)
          return (
            <li key={entry.id} className={styles.entry}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              <div className={styles.words}>
                <p className={styles.title}>
                  {entry.time && <span className={styles.time}>{entry.time}</span>} {title}
                </p>
                {untimed && <p className={styles.untimed}>{untimed}</p>}
                {lines.map((line) => (
                  <p key={line} className={styles.line}>
                    {line}
                  </p>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
