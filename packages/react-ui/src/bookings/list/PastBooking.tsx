import { attentionWords, type ListedBooking, paths } from '@booking-dashboard/core'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Icon, VisuallyHidden } from '../../design'
import { BookingStatus } from '../BookingStatus'
import { Owed, stepWords } from './Owed'
import styles from './PastBooking.module.css'

interface PastBookingProps {
  readonly listed: ListedBooking
  readonly headingLevel?: 3 | 4
}

/** A past trip: one line, with what is still owed, and a second one if something is still open. */
export const PastBooking = memo(({ listed, headingLevel = 3 }: PastBookingProps) => {
  const formats = useFormats()
  const { bookings: words } = useTexts('member').screen
  const { booking, attention, owed } = listed
  const [step] = attention
  const { reference, name, departureDate, returnDate } = booking
  const Heading = `h${headingLevel}` as const
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={paths.booking(reference)}>{name}</Link>
        </Heading>
        <p className={styles.facts}>
          <span>{`${formats.dateRange(departureDate, returnDate)} `}</span>
          <span>{reference}</span>
        </p>
        {!owed.isSettled && !listed.isOwedNamed && <Owed owed={owed} />}
      </div>
      <BookingStatus status={listed.status} />
      {attention.length > 0 && (
        <p className={styles.open}>
          <Icon name={step?.isUrgent ? 'alert-triangle' : 'info'} />
          <span>{formats.dotted(...attention.map((one) => attentionWords(one, words, formats)))}</span>
          {step !== undefined && (
            <Link to={step.path}>
              <span>{stepWords(step, words)}</span>
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Link>
          )}
        </p>
      )}
    </li>
  )
})
