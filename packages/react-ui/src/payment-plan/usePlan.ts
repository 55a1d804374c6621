import { isPlanBusy, type PaymentPlanFeature, type PaymentPlanState } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useDashboard } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

/**
 * The plan of a booking and how its last change stands. What failed is said on the page where it was asked for, and a
 * refusal may mean that the page is out of date: the booking is asked for anew.
 */
export function usePlan(bookingRef: string): readonly [PaymentPlanFeature, PaymentPlanState] {
  const { paymentPlan, bookings } = useDashboard()
  const plan = paymentPlan(bookingRef)
  const state = useBehavior(plan.state$)
  const busy = isPlanBusy(state)
  const refused = state.kind === 'failed' && state.reason.kind === 'refused'

  useEffect(() => {
    if (refused) void bookings.refresh(bookingRef)()
  }, [bookings, bookingRef, refused])
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
  useEffect(
    () => () => {
      if (plan.state$.value.kind === 'failed') plan.reset()
    },
    [plan],
  )
  return [plan, state]
}
