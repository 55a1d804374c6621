import type { IsoDate } from '@booking-dashboard/core/ports'
import { useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Icon } from '../../design'
import styles from './Facts.module.css'

interface FactsProps {
  readonly location: string
  readonly stay: { readonly checkIn: IsoDate; readonly checkOut: IsoDate; readonly nights: number } | null
}

/** The location of an accommodation, and the nights of the stay. */
export function Facts({ location, stay }: FactsProps) {
  const formats = useFormats()
  const texts = useTexts('accommodation').screen.accommodation
  return (
    <p className={styles.facts}>
      {stay && (
        <span>
          <Icon name="calendar" />
          <span>{`${formats.dateRange(stay.checkIn, stay.checkOut)}, ${texts.nights(stay.nights)}`}</span>
        </span>
      )}
      {location !== '' && (
        <span>
          <Icon name="map-pin" />
          <bdi>{location}</bdi>
        </span>
      )}
    </p>
  )
}

const star = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8Z'

/** The star rating of an accommodation, if it has one. */
export function Stars({ stars }: { readonly stars: number | null }) {
  const texts = useTexts('accommodation').screen.accommodation
  if (stars === null) return null
  return (
    <span className={styles.stars} role="img" aria-label={texts.stars(stars)}>
      {Array.from({ length: stars }, (_one, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden>
          <path d={star} />
        </svg>
      ))}
    </span>
  )
}
