import type { ShownBooking } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { HelpWays } from '../client/HelpWays'
import { useTexts } from '../dashboard/DashboardContext'
import { Card } from '../design'
import styles from './HelpCard.module.css'

/** Lists what the customer can change here, and who changes the rest. */
export function HelpCard({ shown: { booking, changes } }: { readonly shown: ShownBooking }) {
  const { help } = useTexts('bookingPage').screen.bookingPage
  return (
    <Card title={help.heading}>
      {changes.length > 0 && (
        <>
          <p>{help.here}</p>
          <ul className={styles.changes}>
            {changes.map(({ change, path }) => (
              <li key={change}>
                <Link to={path}>{help.changes[change]}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{changes.length > 0 ? help.rest : help.restWithoutChanges}</p>
      <HelpWays bookingRef={booking.reference} />
    </Card>
  )
}
