import type { AccommodationList } from '@booking-dashboard/core'
import { useId } from 'react'
import type { moneyIn } from '../../bookings/moneyIn'
import { useShoppingTexts } from '../../composition/DashboardContext'
import { EmptyState, Stack } from '../../design'
import shop from '../shop/Shop.module.css'
import { StayCard } from './StayCard'

interface BookedStaysProps {
  readonly stays: AccommodationList['state$']['value']['booked']
  readonly inMoney: ReturnType<typeof moneyIn>
}

/** The rooms that are booked, stay by stay. */
export function BookedStays({ stays, inMoney }: BookedStaysProps) {
  const texts = useShoppingTexts().screen.accommodation
  const id = useId()
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
              <StayCard key={stay.id} stay={stay} inMoney={inMoney} />
            ))}
          </div>
        )}
      </Stack>
    </section>
  )
}
