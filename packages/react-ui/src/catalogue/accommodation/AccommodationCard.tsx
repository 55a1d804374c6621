import { type AccommodationsOnSale, type InMoney, paths } from '@booking-dashboard/core'
import { WithFee } from '../../bookings/WithFee'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Badge, ButtonLink, Card, Price, Row } from '../../design'
import { AvailabilityWords } from '../shop/AvailabilityWords'
import styles from './AccommodationCard.module.css'
import { Facts } from './Facts'
import { Stars } from './Stars'

interface AccommodationCardProps {
  readonly bookingRef: string
  readonly accommodation: AccommodationsOnSale['accommodations'][number]
  readonly inMoney: InMoney
}

/** An accommodation with its room types and the link to choose rooms. */
export function AccommodationCard({ bookingRef, accommodation, inMoney }: AccommodationCardProps) {
  const formats = useFormats()
  const texts = useTexts('accommodation').screen.accommodation
  const { id, name, stars, location, description, rooms, lowest, stay, inBasket } = accommodation
  const action = lowest === null ? texts.look : texts.choose
  return (
    <Card as="article" title={name} headingLevel={3} aside={<Stars stars={stars} />}>
      <Facts location={location} stay={stay} />
      {description !== '' && <p>{description}</p>}
      <Row between>
        {lowest === null ? (
          <p className={styles.quiet}>{texts.soldOut}</p>
        ) : (
          <p>
            <span className={styles.quiet}>{`${texts.from} `}</span>
            <Price value={inMoney(lowest)} size="large" />
            <span className={styles.quiet}>
              {` ${stay === null ? texts.forTheStay : texts.forNights(stay.nights)}`}
            </span>
          </p>
        )}
        <ButtonLink
          to={paths.accommodation(bookingRef, id)}
          variant={lowest === null ? 'secondary' : 'primary'}
          iconAfter="arrow-right"
          aria-label={texts.chooseAt(action, name)}
        >
          {action}
        </ButtonLink>
      </Row>
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <li key={room.id} className={styles.room}>
            <div className={styles.words}>
              <p className={styles.name}>{room.name}</p>
              <p className={styles.left}>
                {room.sleeps !== null && <span className={styles.quiet}>{texts.sleeps(room.sleeps)}</span>}
                <AvailabilityWords stock={room.stock} />
              </p>
              {room.ownNights !== null && (
                <p className={styles.quiet}>
                  {`${formats.dateRange(room.ownNights.checkIn, room.ownNights.checkOut)}, ${texts.nights(room.ownNights.nights)}`}
                </p>
              )}
            </div>
            <WithFee fee={room.bookingFee} inMoney={inMoney}>
              <Price value={inMoney(room.price)} />
            </WithFee>
          </li>
        ))}
      </ul>
      {inBasket > 0 && (
        <p>
          <Badge meaning="info" icon="basket">
            {texts.inBasket(inBasket)}
          </Badge>
        </p>
      )}
    </Card>
  )
}
