import type { BookingsListState } from '@booking-dashboard/core'
import { useTexts } from '../../../dashboard/DashboardContext'
import { EmptyState } from '../../../design'
import { createPart, usePart } from '../../../loading/usePart'
import { PageShape } from '../../../layout/PageShape'
import styles from './BookingsFound.module.css'
import { OwedTogether } from '../Owed'
import { PastBooking } from '../PastBooking'
import { UpcomingBooking } from '../UpcomingBooking'
import { ExternalLink } from '../../../client/ExternalLink'
import { externalUrl } from '../../../client/externalUrl'
import { useClientConfig } from '../../../client/useClientConfig'

const manyBookings = createPart('many-bookings', () => import('./ManyBookings'))

type Shown = Exclude<BookingsListState, { readonly kind: 'loading' | 'failed' }>

export function BookingsFound({ state }: { readonly state: Shown }) {
  const { bookings: words } = useTexts('member').screen
  if (state.kind === 'none') return <NoBookings />
  const inAll = state.owedInAll && <OwedTogether owed={state.owedInAll} />
  if (state.kind === 'many') {
    return (
      <>
        {inAll}
        <Many />
      </>
    )
  }
  const { upcoming, past } = state
  return (
    <>
      {inAll}
      <section className={styles.section} aria-labelledby="upcoming">
        <h2 className={styles.heading} id="upcoming">
          {words.upcoming}
        </h2>
        {upcoming.length === 0 && (
          <EmptyState icon="calendar" heading={words.noUpcoming} headingLevel={3}>
            {words.noUpcomingLine}
          </EmptyState>
        )}
        <ul className={styles.upcoming}>
          {upcoming.map((listed) => (
            <UpcomingBooking key={listed.booking.reference} listed={listed} />
          ))}
        </ul>
      </section>
      {past.length > 0 && (
        <section className={styles.section} aria-labelledby="past">
          <h2 className={styles.heading} id="past">
            {words.past}
          </h2>
          <ul className={styles.past}>
            {past.map((listed) => (
              <PastBooking key={listed.booking.reference} listed={listed} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Many() {
  const part = usePart(manyBookings)
  return part === null ? <PageShape /> : <part.default />
}

/** Shown to a customer without bookings; the link leads to the client's own site. */
function NoBookings() {
  const { bookings: words } = useTexts('member').screen
  const config = useClientConfig()
  const url = config === null ? null : externalUrl(config.url)
  return (
    <EmptyState
      icon="plane"
      heading={words.empty}
      action={url !== null && config !== null && <ExternalLink url={url}>{words.discover(config.name)}</ExternalLink>}
    >
      {words.emptyLine}
    </EmptyState>
  )
}
