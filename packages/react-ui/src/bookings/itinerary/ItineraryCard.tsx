import { entryWords, type ItineraryDay, type TripDay, type TripDays } from '@booking-dashboard/core'
import { memo } from 'react'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Badge, Card, classNames, EmptyState, Icon, quiet, strong, VisuallyHidden } from '../../design'
import { FirstOnes } from '../FirstOnes'
import styles from './ItineraryCard.module.css'

/** The trip day by day; during the trip, past days are folded. */
export const ItineraryCard = memo(function ItineraryCard({ days: { earlier, ahead } }: { readonly days: TripDays }) {
  const texts = useTexts('bookingPage').screen.trip
  return (
    <Card title={texts.heading}>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>
            <span>{texts.earlierDays(earlier.length)}</span>
            <Icon name="chevron-down" />
          </summary>
          <Days days={earlier} />
        </details>
      )}
      {ahead.length === 0 ? (
        <EmptyState icon="calendar" heading={texts.nothing} headingLevel={3}>
          {texts.nothingSentence}
        </EmptyState>
      ) : (
        <FirstOnes of={ahead} first={7} more={texts.moreDays}>
          {(shown) => <Days days={shown} />}
        </FirstOnes>
      )}
    </Card>
  )
})

function Days({ days }: { readonly days: readonly TripDay[] }) {
  return (
    <ol className={styles.days}>
      {days.map((day) => (
        <Day key={day.date ?? ''} day={day} />
      ))}
    </ol>
  )
}

/** Today and the next day are open; any other day is a line that opens. */
function Day({ day: { date, when, entries } }: { readonly day: TripDay }) {
  const formats = useFormats()
  const texts = useTexts('bookingPage').screen.trip
  const heading = (
    <h3 className={styles.date}>
      <span>{date === null ? texts.undated : formats.date(date)}</span>
      {when === 'today' && <Badge meaning="success">{texts.today}</Badge>}
      {when === 'next' && <Badge meaning="info">{texts.nextDay}</Badge>}
    </h3>
  )
  const all = (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  )
  if (when === 'today' || when === 'next')
    return (
      <li className={styles.day} data-when={when}>
        {heading}
        {all}
      </li>
    )
  return (
    <li>
      <details>
        <summary className={styles.line}>
          {heading}
          <span className={styles.brief}>
            {entries.map((entry) => (
              <bdi key={entry.id}>{entryWords(entry, texts, 3).title}</bdi>
            ))}
          </span>
          <Icon name="chevron-down" />
        </summary>
        {all}
      </details>
    </li>
  )
}

/** One entry of a day, with its time and place. */
export function Entry({ entry }: { readonly entry: ItineraryDay['entries'][number] }) {
  const texts = useTexts('bookingPage').screen.trip
  const { icon, title, lines, untimed, zone, map } = entryWords(entry, texts, 3)
  return (
    <li className={styles.entry}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <div className={styles.beside}>
        <div className={styles.words}>
          <p className={styles.title}>
            {entry.time && (
              <span className={styles.time}>
                <span>{`${entry.time} `}</span>
                {zone && <small>{`${zone} `}</small>}
              </span>
            )}
            <bdi>{title}</bdi>
          </p>
          {untimed && <p className={classNames(quiet, strong)}>{untimed}</p>}
          {lines.map((line) => (
            <p key={line} className={quiet}>
              {line}
            </p>
          ))}
        </div>
        {map && (
          <a className={styles.map} href={map.address} target="_blank" rel="noopener noreferrer">
            <Icon name="map-pin" />
            <span>{texts.map}</span>
            <VisuallyHidden>{` ${texts.mapOf(map.place)}`}</VisuallyHidden>
          </a>
        )}
      </div>
    </li>
  )
}
