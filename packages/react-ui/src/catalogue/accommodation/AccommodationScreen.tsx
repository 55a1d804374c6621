import { paths, type RoomsOnSale } from '@booking-dashboard/core'
import { useParams } from 'react-router-dom'
import { BookingFrame } from '../../bookings/BookingFrame'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea, useTexts, useFormats } from '../../dashboard/DashboardContext'
import { ButtonLink, EmptyState, Fold, Stack } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { useOpen } from '../../reactive/useOpen'
import { ShopStates } from '../shop/ShopStates'
import { RoomChoices } from './rooms/RoomChoices'
import { StayCard } from './StayCard'

/** One accommodation: its booked rooms, and the choice of more rooms with their extras. */
export default function AccommodationScreen() {
  const formats = useFormats()
  const { operations, screen } = useTexts('accommodation')
  const texts = screen.accommodation
  const bookingRef = useBookingRef()
  const accommodationId = useParams()['accommodationId'] ?? ''
  const shop = useArea('accommodation').roomShop(bookingRef, accommodationId)
  const state = useBehavior(shop.state$)
  useOpen(shop.open)
  return (
    <BookingFrame
      beforeTrip
      title={state.name ?? texts.title}
      via={{ label: texts.title, to: paths.accommodations(bookingRef) }}
    >
      {(booking) => (
        <Stack gap="loose">
          {state.booked.length > 0 && (
            <Fold
              heading={texts.bookedHere}
              note={texts.bookedRooms(state.booked)}
              open={state.kind === 'nothingOnSale' || state.kind === 'failed'}
            >
              {state.booked.map((stay) => (
                <StayCard key={stay.id} stay={stay} inMoney={formats.moneyIn(booking.currency)} />
              ))}
            </Fold>
          )}
          <ShopStates<RoomsOnSale>
            state={state}
            bookingRef={bookingRef}
            icon="bed"
            words={texts}
            unchecked={operations.roomsAvailability.text}
            empty={
              <EmptyState
                icon="bed"
                heading={texts.notHereHeading}
                action={<ButtonLink to={paths.accommodations(bookingRef)}>{texts.backToAll}</ButtonLink>}
              >
                {texts.notHereSentence}
              </EmptyState>
            }
            onRetry={() => void shop.open()}
          >
            {(shown) => <RoomChoices key={accommodationId} bookingRef={bookingRef} shop={shop} shown={shown} />}
          </ShopStates>
        </Stack>
      )}
    </BookingFrame>
  )
}
