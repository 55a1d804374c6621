import { type AccommodationOnSale, type Booking, bookedStays, latest, paths } from '@booking-dashboard/core'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { BookingFrame } from '../../bookings/BookingFrame'
import { BookingSkeleton } from '../../bookings/page/BookingSkeleton'
import { moneyIn } from '../../bookings/moneyIn'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { ButtonLink, EmptyState, Stack } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { OnOffer } from '../shop/OnOffer'
import { RoomShop } from './RoomShop'
import { StayCard } from './StayCard'

/** One accommodation: the rooms that are booked there, and choosing more with their extras. */
export default function AccommodationScreen() {
  const texts = useTexts().screen.accommodation
  const bookingRef = useBookingRef()
  const accommodationId = useParams()['accommodationId'] ?? ''
  const { accommodationCatalogue, bookings } = useDashboard()
  const loadable = useBehavior(accommodationCatalogue.onSale(bookingRef))
  const known = latest(useBehavior(bookings.booking(bookingRef)))
  const load = (): void => void accommodationCatalogue.load(bookingRef)()
  useEffect(() => {
    void accommodationCatalogue.load(bookingRef)()
    void accommodationCatalogue.loadRoomExtras(bookingRef, accommodationId)()
  }, [accommodationCatalogue, bookingRef, accommodationId])

  const here = (offers: readonly AccommodationOnSale[]) => offers.find(({ id }) => id === accommodationId)
  const staysIn = (booking: Booking) => bookedStays(booking).filter((stay) => stay.accommodationId === accommodationId)
  const named = here(latest(loadable) ?? []) ?? (known === null ? undefined : staysIn(known)[0])

  const shop = (booking: Booking, offers: readonly AccommodationOnSale[]): ReactNode => {
    const accommodation = here(offers)
    if (accommodation !== undefined)
      return <RoomShop key={accommodationId} booking={booking} accommodation={accommodation} />
    return (
      <EmptyState
        icon="bed"
        heading={texts.notHereHeading}
        action={<ButtonLink to={paths.accommodations(bookingRef)}>{texts.backToAll}</ButtonLink>}
      >
        {texts.notHereSentence}
      </EmptyState>
    )
  }
  return (
    <BookingFrame
      beforeTrip
      title={named?.name ?? texts.title}
      via={{ label: texts.title, to: paths.accommodations(bookingRef) }}
    >
      {(booking) => (
        <Stack gap="loose">
          {staysIn(booking).map((stay) => (
            <StayCard key={stay.id} stay={stay} title={texts.bookedHere} inMoney={moneyIn(booking.currency)} />
          ))}
          <OnOffer
            loadable={loadable}
            bookingRef={bookingRef}
            icon="bed"
            words={texts}
            onRetry={load}
            skeleton={<BookingSkeleton />}
          >
            {(offers) => shop(booking, offers)}
          </OnOffer>
        </Stack>
      )}
    </BookingFrame>
  )
}
