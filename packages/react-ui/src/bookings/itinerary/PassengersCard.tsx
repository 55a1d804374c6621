import { fullName } from '@booking-dashboard/core'
import type { BookingPassenger } from '@booking-dashboard/core/ports'
import { memo } from 'react'
import { useTexts } from '../../dashboard/DashboardContext'
import { Badge, Card } from '../../design'
import { FirstOnes } from '../FirstOnes'
import styles from './ItineraryCard.module.css'

/** The passengers of the booking except the cancelled; the lead passenger is marked. */
export const PassengersCard = memo(function PassengersCard({
  passengers: travelling,
}: {
  readonly passengers: readonly BookingPassenger[]
}) {
  const { trip, booking } = useTexts('bookingPage').screen
  if (travelling.length === 0) return null
  return (
    <Card title={booking.passengers} aside={<Badge icon="users">{trip.peopleCount(travelling.length)}</Badge>}>
      <FirstOnes of={travelling} first={24} more={trip.morePeople}>
        {(shown) => (
          <ul className={styles.people}>
            {shown.map((one) => (
              <li key={one.id} className={styles.person}>
                <bdi>{`${fullName(one)} `}</bdi>
                {one.lead && <Badge meaning="info">{trip.lead}</Badge>}
              </li>
            ))}
          </ul>
        )}
      </FirstOnes>
    </Card>
  )
})
