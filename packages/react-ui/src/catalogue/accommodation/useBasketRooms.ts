import { basketOf, type BasketRoom } from '@booking-dashboard/core'
import { useDashboard } from '../../composition/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'

/** The rooms of one accommodation that are in the basket. */
export function useBasketRooms(bookingRef: string, accommodationId: string): readonly BasketRoom[] {
  const basket = basketOf(useBehavior(useDashboard().basket(bookingRef).state$))
  return (basket?.accommodations ?? []).filter((room) => room.accommodationId === accommodationId)
}
