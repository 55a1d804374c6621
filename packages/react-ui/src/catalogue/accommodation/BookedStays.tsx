import type { AccommodationList, InMoney } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { EmptyState, Fold } from '../../design'
import shop from '../shop/Shop.module.css'
import { StayCard } from './StayCard'

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
