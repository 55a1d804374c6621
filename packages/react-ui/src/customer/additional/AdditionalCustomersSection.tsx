import type { ShownProfile } from '@booking-dashboard/core'
import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { Card, Stack } from '../../design'
import styles from '../details/DetailsBlock.module.css'
import { AdditionalCustomerCard } from './AdditionalCustomerCard'
import list from './AdditionalCustomers.module.css'

/** The other passengers, grouped by booking; nothing if there are none. */
export function AdditionalCustomersSection({ groups }: { readonly groups: ShownProfile['additionalCustomers'] }) {
  const { additionalCustomers: words, sections } = useDetailsTexts().screen.profile
  if (groups.length === 0) return null
  return (
    <Card id="additional-customers" labelledBy="additional-customers-heading">
      <div className={styles.block}>
        <h2 className={styles.level2} id="additional-customers-heading" tabIndex={-1}>
          {sections.additionalCustomers}
        </h2>
        <p className={styles.empty}>{words.line}</p>
      </div>
      {groups.map(({ bookingRef, bookingName, customerIds }) => (
        <Stack as="section" gap="tight" key={bookingRef} aria-labelledby={`additional-customers-${bookingRef}`}>
          <h3 className={list.booking} id={`additional-customers-${bookingRef}`}>
            <bdi>{bookingName ?? words.booking(bookingRef)}</bdi>
            {bookingName !== null && <span>{` ${bookingRef}`}</span>}
          </h3>
          <ul className={list.list}>
            {customerIds.map((customerId) => (
              <AdditionalCustomerCard key={customerId} customerId={customerId} bookingRef={bookingRef} />
            ))}
          </ul>
        </Stack>
      ))}
    </Card>
  )
}
