import { entryWords, fullName, owedFacts, type ShownBooking, type Trip } from '@booking-dashboard/core'
import { useClientConfig } from '../../client/useClientConfig'
import { useFormats, useTexts } from '../../dashboard/DashboardContext'
import { classNames, DataList } from '../../design'
import paper from '../print/Paper.module.css'
import styles from './PrintedItinerary.module.css'

interface PrintedItineraryProps {
  readonly shown: ShownBooking
  readonly trip: Trip
}

/** The printed booking: no controls, nothing folded, black on white. */
export function PrintedItinerary({ shown: { booking, status }, trip: held }: PrintedItineraryProps) {
  const formats = useFormats()
  const { screen } = useTexts('bookingPage')
  const { trip } = screen
  const { passengers } = screen.booking
  const { heading } = trip
  const client = useClientConfig()
  return (
    <article className={classNames(paper.paper, styles.sheet)}>
      <header className={styles.head}>
        {client !== null && <p className={styles.client}>{client.name}</p>}
        <h1 className={styles.name}>{booking.name}</h1>
      </header>
      <DataList
        layout="facts"
        items={[
          { label: trip.reference, value: booking.reference },
          { label: trip.dates, value: formats.dateRange(booking.departureDate, booking.returnDate) },
          {
            label: trip.status,
            value:
              status.of === 'booking'
                ? screen.bookings.status[status.status]
                : screen.bookings.paymentStatus[status.status],
          },
          ...owedFacts(booking, trip, formats),
        ]}
      />
      <section className={styles.section}>
        <h2>{passengers}</h2>
        <p>{held.passengers.map((one) => trip.passenger(fullName(one), one.lead)).join(', ')}</p>
      </section>
      <section className={styles.section}>
        <h2>{heading}</h2>
        {held.days.map(({ date, entries }) => (
          <section key={date ?? ''} className={styles.day}>
            <h3>{date === null ? trip.undated : formats.date(date)}</h3>
            {entries.map((entry) => {
              const { title, lines, when } = entryWords(entry, trip, Infinity)
              return (
                <div key={entry.id} className={styles.entry}>
                  <p className={styles.time}>{when}</p>
                  <div>
                    <p className={styles.title}>{title}</p>
                    {lines.map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                  </div>
                </div>
              )
            })}
          </section>
        ))}
      </section>
      <PrintedExtras extras={held.extras} insurance={held.insurance} />
      {client !== null && <footer className={styles.foot}>{trip.contact(client.name, client.url)}</footer>}
    </article>
  )
}

/** The parts of the trip that have no day of their own. */
function PrintedExtras({ extras, insurance }: Pick<Trip, 'extras' | 'insurance'>) {
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
