import type { BookingsListModel, SectionOfBookings } from '@booking-dashboard/core'
import { memo, useId } from 'react'
import { useTexts } from '../../../dashboard/DashboardContext'
import styles from './BookingsByYear.module.css'
import { PastBooking } from '../PastBooking'
import { UpcomingBooking } from '../UpcomingBooking'
import { YearGroup } from './YearGroup'

interface BookingsByYearProps {
  readonly list: BookingsListModel
  readonly sections: readonly SectionOfBookings[]
}

/** The bookings found: upcoming first, grouped by year. */
export const BookingsByYear = memo(({ list, sections }: BookingsByYearProps) =>
  sections.map((section) => <Section key={section.when} list={list} section={section} />),
)

const listStyles = { upcoming: styles.cards, past: styles.lines } as const
const cards = { upcoming: UpcomingBooking, past: PastBooking } as const

function Section({ list, section: { when, count, years } }: { list: BookingsListModel; section: SectionOfBookings }) {
  const { bookings: words } = useTexts('member').screen
  const id = useId()
  const Card = cards[when]
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading}>
        <span id={id}>{words[when]}</span>
        <span className={styles.figure}>{` ${words.finder.figure(count)}`}</span>
      </h2>
      {years.map((year) => (
        <YearGroup
          key={year.year}
          year={year}
          listStyle={listStyles[when]}
          onToggle={() => list.toggleYear(when, year.year)}
          onMore={() => list.showMore(when, year.year)}
        >
          {(listed) => <Card key={listed.booking.reference} listed={listed} headingLevel={4} />}
        </YearGroup>
      ))}
    </section>
  )
}
