import type { IsoDate } from '@booking-dashboard/core/ports'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
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
