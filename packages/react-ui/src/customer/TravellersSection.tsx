import { type AdditionalCustomerLink, latest, travellersByBooking } from '@booking-dashboard/core'
import { useProfileArea, useDetailsTexts } from '../composition/DashboardContext'
import { Card } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import styles from './DetailsBlock.module.css'
import { TravellerCard } from './TravellerCard'
import travellers from './Travellers.module.css'

/** Who else travels, grouped by booking; nothing where nobody does. */
export function TravellersSection({ links }: { readonly links: readonly AdditionalCustomerLink[] }) {
  const { bookings } = useProfileArea()
  const { travellers: words, sections } = useDetailsTexts().screen.profile
  const list = latest(useBehavior(bookings.list$))
  const nameOf = (bookingRef: string): string | undefined =>
    [...(list?.upcoming ?? []), ...(list?.past ?? [])].find(({ reference }) => reference === bookingRef)?.name
  const groups = travellersByBooking(links)
  if (groups.length === 0) return null
  return (
    <Card id="travellers" labelledBy="travellers-heading">
      <div className={styles.block}>
        <h2 className={styles.level2} id="travellers-heading" tabIndex={-1}>
          {sections.travellers}
        </h2>
        <p className={styles.empty}>{words.line}</p>
      </div>
      {groups.map(({ bookingRef, customerIds }) => (
        <section key={bookingRef} className={travellers.group} aria-labelledby={`travellers-${bookingRef}`}>
          <h3 className={travellers.booking} id={`travellers-${bookingRef}`}>
            {nameOf(bookingRef) ?? words.booking(bookingRef)}{' '}
            {nameOf(bookingRef) !== undefined && <span>{bookingRef}</span>}
          </h3>
          <ul className={travellers.list}>
            {customerIds.map((customerId) => (
              <TravellerCard key={customerId} customerId={customerId} bookingRef={bookingRef} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}
