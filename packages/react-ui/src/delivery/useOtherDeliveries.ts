import { deliveryBookings, latest } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useDashboard } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

/** What a new address could be used for as well: every other booking is read once that is wanted. */
export function useOtherDeliveries(bookingRef: string, wanted: boolean) {
  const { bookings, delivery } = useDashboard()
  const { others$, loadOthers } = delivery(bookingRef)
  const list = latest(useBehavior(bookings.list$))
  const state = useBehavior(others$)
  const others = latest(state)
  useEffect(() => void bookings.loadList(), [bookings])
  useEffect(() => {
    if (wanted) void loadOthers()
  }, [wanted, loadOthers])
  return {
    /** Whether there is any other booking to ask about. */
    any: deliveryBookings(list).some((reference) => reference !== bookingRef),
    kind: state.kind,
    reachable: (others ?? []).filter(({ canChange }) => canChange),
    underWay: (others ?? []).filter(({ canChange }) => !canChange),
    load: (): void => void loadOthers(),
  }
}

export type OtherDeliveries = ReturnType<typeof useOtherDeliveries>
