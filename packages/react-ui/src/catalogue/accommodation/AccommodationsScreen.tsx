import { type AccommodationList, type AccommodationsOnSale, type InMoney, paths } from '@booking-dashboard/core'
import { useId } from 'react'
import { BookingFrame } from '../../bookings/BookingFrame'
import { Loader } from '../../bookings/Loaded'
import { useBookingRef } from '../../bookings/useBookingRef'
import { WithFee } from '../../bookings/WithFee'
import { useArea, useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Badge, ButtonLink, Card, classNames, EmptyState, Fold, Price, quiet, Row, Stack, strong } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { useOpen } from '../../reactive/useOpen'
import { AvailabilityWords } from '../shop/ShopRow'
import { PlacePicture } from '../shop/PlacePicture'
import shop from '../shop/Shop.module.css'
import { ShopStates } from '../shop/ShopStates'
import styles from './AccommodationCard.module.css'
import { Facts, Stars } from './Facts'
import { StayCard } from './StayCard'

/** The stays of a booking, and the accommodations with rooms on sale. */
export default function AccommodationsScreen() {
  const formats = useFormats()
  const { operations, screen } = useTexts('accommodation')
  const texts = screen.accommodation
  const id = useId()
  const bookingRef = useBookingRef()
  const list = useArea('accommodation').accommodationList(bookingRef)
  const state = useBehavior(list.state$)
  useOpen(list.open)
  return (
    <BookingFrame beforeTrip title={texts.title}>
      {(booking) => (
        <Stack gap="loose">
          <BookedStays
            stays={state.booked}
            alone={state.kind !== 'loading' && state.kind !== 'choosing'}
            inMoney={formats.moneyIn(booking.currency)}
          />
          {/* The booked stays open if nothing is on sale: until that is known, only a shape stands below them. */}
          {state.kind === 'loading' ? (
            <Loader label={texts.loading} />
          ) : (
            <section aria-labelledby={id}>
              <Stack>
                <h2 id={id} className={shop.heading}>
                  {texts.onSale}
                </h2>
                <ShopStates<AccommodationsOnSale>
                  state={state}
                  bookingRef={bookingRef}
                  icon="bed"
                  words={texts}
                  unchecked={operations.roomsAvailability.text}
                  onRetry={() => void list.open()}
                >
                  {({ accommodations, currency }) => (
                    <div className={classNames(shop.columns, shop.even)}>
                      {accommodations.map((one) => (
                        <AccommodationCard
                          key={one.id}
                          bookingRef={bookingRef}
                          accommodation={one}
                          inMoney={formats.moneyIn(currency)}
                        />
                      ))}
                    </div>
                  )}
                </ShopStates>
              </Stack>
            </section>
          )}
        </Stack>
      )}
    </BookingFrame>
  )
}

interface BookedStaysProps {
  readonly stays: AccommodationList['state$']['value']['booked']
  /** True if nothing can be added now. */
  readonly alone: boolean
  readonly inMoney: InMoney
}

/** The booked rooms, grouped by stay. */
export function BookedStays({ stays, alone, inMoney }: BookedStaysProps) {
  const texts = useTexts('accommodation').screen.accommodation
  if (stays.length === 0) {
    return (
      <EmptyState icon="bed" heading={texts.noneBooked} headingLevel={2}>
        {texts.noneBookedSentence}
      </EmptyState>
    )
  }
  return (
    <Fold heading={texts.booked} note={texts.bookedAt(stays.map(({ name }) => name))} open={alone}>
      <div className={shop.columns}>
        {stays.map((stay) => (
          <StayCard key={stay.id} stay={stay} inMoney={inMoney} />
        ))}
      </div>
    </Fold>
  )
}

interface AccommodationCardProps {
  readonly bookingRef: string
  readonly accommodation: AccommodationsOnSale['accommodations'][number]
  readonly inMoney: InMoney
}

/** An accommodation with its room types and the link to choose rooms. */
function AccommodationCard({ bookingRef, accommodation, inMoney }: AccommodationCardProps) {
  const formats = useFormats()
  const texts = useTexts('accommodation').screen.accommodation
  const { id, name, stars, location, description, rooms, lowest, stay, inBasket } = accommodation
  const action = lowest === null ? texts.look : texts.choose
  return (
    <Card as="article" title={name} headingLevel={3} aside={<Stars stars={stars} />}>
      <Facts location={location} stay={stay} />
      <PlacePicture of={{ rooms: [accommodation] }} />
      {description !== '' && <p>{description}</p>}
      <Row between>
        {lowest === null ? (
          <p className={quiet}>{texts.soldOut}</p>
        ) : (
          <p>
            <span className={quiet}>{`${texts.from} `}</span>
            <Price value={inMoney(lowest)} size="large" />
            <span className={quiet}>{` ${stay === null ? texts.forTheStay : texts.forNights(stay.nights)}`}</span>
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
              <p className={strong}>{room.name}</p>
              <p className={styles.left}>
                {room.sleeps !== null && <span className={quiet}>{texts.sleeps(room.sleeps)}</span>}
                <AvailabilityWords stock={room.stock} />
              </p>
              {room.ownNights !== null && (
                <p className={quiet}>
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
