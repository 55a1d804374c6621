import { type Attention, attentionWords, type ListedBooking, paths } from '@booking-dashboard/core'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useFormats, useTexts } from '../../dashboard/DashboardContext'
import { ButtonLink, classNames, Icon, VisuallyHidden } from '../../design'
import meanings from '../../design/meaning.module.css'
import { BookingStatus } from '../BookingStatus'
import { Cover } from '../cover/Cover'
import { Owed, stepWords } from './Owed'
import { Countdown } from './Countdown'
import styles from './UpcomingBooking.module.css'

interface UpcomingBookingProps {
  readonly listed: ListedBooking
  readonly headingLevel?: 3 | 4
}

/** A booking as a ticket: the destination, the countdown, the contents, the dates, and what is left to do. */
export const UpcomingBooking = memo(({ listed, headingLevel = 3 }: UpcomingBookingProps) => {
  const formats = useFormats()
  const { bookings: words } = useTexts('member').screen
  const { booking, attention } = listed
  const [step] = attention
  const { reference, name } = booking
  const Heading = `h${headingLevel}` as const
  return (
    <li className={styles.ticket}>
      <div className={styles.picture}>
        <Cover of={booking} art={booking} sizes="(width >= 44rem) 17rem, 100vw" className={styles.cover} />
        <Countdown countdown={listed.countdown} />
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <Heading className={styles.name}>
            <Link to={paths.booking(reference)}>{name}</Link>
          </Heading>
          <BookingStatus status={listed.status} />
        </div>
        <ul className={styles.facts}>
          <li>
            <Icon name="calendar" />
            <span>{formats.dateRange(booking.departureDate, booking.returnDate)}</span>
          </li>
          <li>
            <Icon name="ticket" />
            <span>
              <span>{`${words.reference} `}</span>
              <strong>{reference}</strong>
            </span>
          </li>
        </ul>
        {attention.length > 0 && <AttentionList attention={attention} headingLevel={headingLevel === 3 ? 4 : 5} />}
        <div className={styles.end}>
          <Owed owed={listed.owed} />
          <div className={styles.actions}>
            {step !== undefined && (
              <ButtonLink to={step.path}>
                <span>{stepWords(step, words)}</span>
                <VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </ButtonLink>
            )}
            {listed.hasTicketsToShow && (
              <ButtonLink
                to={paths.readyTickets(reference)}
                icon="ticket"
                variant={step === undefined ? 'primary' : 'secondary'}
              >
                <span>{words.showTickets}</span>
                <VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </ButtonLink>
            )}
            <ButtonLink to={paths.booking(reference)} variant="secondary" iconAfter="arrow-right">
              <span>{words.view}</span>
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </ButtonLink>
          </div>
        </div>
      </div>
    </li>
  )
})

interface AttentionListProps {
  readonly attention: readonly Attention[]
  readonly headingLevel: 4 | 5
}

/** What needs the customer's attention, most urgent first, each with its page. */
function AttentionList({ attention, headingLevel }: AttentionListProps) {
  const formats = useFormats()
  const { bookings: words } = useTexts('member').screen
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles.attention, meanings[attention[0]?.isUrgent === true ? 'danger' : 'warning'])}>
      <Heading className={styles.heading}>{words.needsAttention}</Heading>
      <ul className={styles.list}>
        {attention.map((one) => (
          <li key={one.kind} className={styles.entry}>
            <Icon name={one.isUrgent ? 'alert-triangle' : 'info'} />
            <Link to={one.path}>{attentionWords(one, words, formats)}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
