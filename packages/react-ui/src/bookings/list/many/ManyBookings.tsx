import {
  type BookingsListModel,
  type BookingsShown,
  type ListedBooking,
  type ManyBookings as Many,
  paths,
  type SectionOfBookings,
} from '@booking-dashboard/core'
import { memo, type ReactNode, useDeferredValue, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useArea, useTexts } from '../../../dashboard/DashboardContext'
import { Alert, Button, EmptyState, Icon } from '../../../design'
import { useBehavior } from '../../../reactive/useBehavior'
import { PastBooking } from '../PastBooking'
import { UpcomingBooking } from '../UpcomingBooking'
import styles from './BookingsByYear.module.css'
import { FinderForm } from './FinderForm'
import { useFilterInAddress } from './useFilterInAddress'

/** The list with a filter. A lazy part, because few customers have so many bookings. */
export default function ManyBookings() {
  const { bookingsList } = useArea('bookings')
  const state = useBehavior(bookingsList.state$)
  return state.kind === 'many' ? <FindableBookings bookingsList={bookingsList} state={state} /> : null
}

interface FindableBookingsProps {
  readonly bookingsList: BookingsListModel
  readonly state: Many
}

function FindableBookings({ bookingsList, state }: FindableBookingsProps) {
  const { bookings: words } = useTexts('member').screen
  const field = useRef<HTMLInputElement>(null)
  const address = useFilterInAddress(bookingsList, state.filter)
  // The filter field stays responsive while the list renders.
  const sections = useDeferredValue(state.sections)
  const clear = (): void => {
    address.choose({ text: '', show: 'all' })
    field.current?.focus()
  }
  return (
    <>
      {state.needsBankDetails && (
        <Alert meaning="warning" title={words.attention.bankDetails}>
          <span>{`${words.finder.bankDetailsLine} `}</span>
          <Link to={paths.bankAccount}>{words.step.bankDetails}</Link>
        </Alert>
      )}
      <FinderForm state={state} address={address} field={field} clear={clear} />
      {state.found === 0 ? (
        <NothingFound show={state.filter.show} foundByText={state.foundByText} clear={clear} />
      ) : (
        <BookingsByYear list={bookingsList} sections={sections} />
      )}
    </>
  )
}

interface BookingsByYearProps {
  readonly list: BookingsListModel
  readonly sections: readonly SectionOfBookings[]
}

/** The bookings found: upcoming first, grouped by year. */
const BookingsByYear = memo(({ list, sections }: BookingsByYearProps) =>
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

interface YearGroupProps {
  readonly year: SectionOfBookings['years'][number]
  readonly listStyle: string | undefined
  readonly onToggle: () => void
  readonly onMore: () => void
  readonly children: (listed: ListedBooking) => ReactNode
}

/** A foldable year. Bookings of a closed year, or not yet requested, are not in the DOM. */
function YearGroup({ year: group, listStyle, onToggle, onMore, children }: YearGroupProps) {
  const { finder: words } = useTexts('member').screen.bookings
  const { year, count, needing, isOpen, shown, more, firstOfMore } = group
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const wasRequested = useRef(false)
  // The first of the newly requested bookings takes the focus once it is rendered.
  useEffect(() => {
    if (firstOfMore !== null && wasRequested.current) list.current?.children[firstOfMore]?.querySelector('a')?.focus()
    wasRequested.current = false
  }, [firstOfMore])
  const showMore = (): void => {
    wasRequested.current = true
    onMore()
  }
  return (
    <div>
      <h3>
        <button type="button" className={styles.year} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Icon name="chevron-right" />
          <span className={styles.name}>{year}</span>
          <span className={styles.count}>{words.ofYear(count)}</span>
          {needing > 0 && <span className={styles.needing}>{words.needing(needing)}</span>}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <ul className={listStyle} ref={list}>
            {shown.map(children)}
          </ul>
        )}
        {more > 0 && (
          <div className={styles.more}>
            <Button variant="secondary" onClick={showMore}>
              {words.more(more, year)}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

interface NothingFoundProps {
  readonly show: BookingsShown
  /** The number of matches for the text in any state. */
  readonly foundByText: number
  readonly clear: () => void
}

function NothingFound({ show, foundByText, clear }: NothingFoundProps) {
  const { finder: words } = useTexts('member').screen.bookings
  return (
    <EmptyState
      icon="search"
      heading={words.none}
      action={
        <Button variant="secondary" onClick={clear}>
          {words.clear}
        </Button>
      }
    >
      {foundByText > 0 ? words.noneOf(show, foundByText) : words.noneLine}
    </EmptyState>
  )
}
