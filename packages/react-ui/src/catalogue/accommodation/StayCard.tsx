import type { BookedStay, InMoney } from '@booking-dashboard/core'
import { FirstOnes } from '../../bookings/FirstOnes'
import { useTexts } from '../../dashboard/DashboardContext'
import { Badge, Card, Icon, Price } from '../../design'
import { BookedExtraLine } from '../shop/BookedExtraLine'
import { PlacePicture } from '../shop/PlacePicture'
import { Facts } from './Facts'
import styles from './StayCard.module.css'

interface StayCardProps {
  readonly stay: BookedStay
  readonly inMoney: InMoney
}

/** A stay: its dates and place, and each room with its guests, price and extras. */
export function StayCard({ stay, inMoney }: StayCardProps) {
  const texts = useTexts('accommodation').screen.accommodation
  return (
    <Card
      as="article"
      title={stay.name}
      headingLevel={3}
      aside={<Badge icon="bed">{texts.rooms(stay.rooms.length)}</Badge>}
    >
      <Facts location={stay.location} stay={stay} />
      <PlacePicture of={{ rooms: [stay] }} />
      <FirstOnes of={stay.rooms} first={8} more={texts.moreRooms}>
        {(shown) => (
          <ul className={styles.rooms}>
            {shown.map((room) => (
              <li key={room.id} className={styles.room}>
                <div className={styles.head}>
                  <h4>{room.name}</h4>
                  <Price value={inMoney(room.cost)} />
                </div>
                <p className={styles.guests}>
                  <Icon name="users" />
                  <span>{texts.guests(room.guests)}</span>
                </p>
                {room.extras.length > 0 && (
                  <ul className={styles.extras}>
                    {room.extras.map((extra) => (
                      <BookedExtraLine key={extra.id} extra={extra} inMoney={inMoney} />
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        )}
      </FirstOnes>
    </Card>
  )
}
