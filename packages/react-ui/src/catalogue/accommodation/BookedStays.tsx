import { type Booking, bookedStays } from '@booking-dashboard/core'
import { useId } from 'react'
import { moneyIn } from '../../bookings/moneyIn'
import { useTexts } from '../../composition/DashboardContext'
import { EmptyState, Stack } from '../../design'
import shop from '../shop/Shop.module.css'
import { StayCard } from './StayCard'

/** The rooms that are booked, stay by stay. */
export function BookedStays({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.accommodation
  const id = useId()
  const stays = bookedStays(booking)
  return (
    <section aria-labelledby={id}>
      <Stack>
        <h2 id={id} className={shop.heading}>
          {texts.booked}
        </h2>
        {stays.length === 0 ? (
          <EmptyState icon="bed" heading={texts.noneBooked} headingLevel={3}>
            {texts.noneBookedSentence}
          </EmptyState>
        ) : (
          <div className={shop.columns}>
            {stays.map((stay) => (
              <StayCard key={stay.id} stay={stay} inMoney={moneyIn(booking.currency)} />
            ))}
          </div>
        )}
      </Stack>
    </section>
  )
}
