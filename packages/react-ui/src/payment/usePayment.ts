import { isPaying, type PaymentFeature, type PaymentState } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useDashboard } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

/** The payment of a booking, reconciled on arrival; while money moves the browser asks before the page is left. */
export function usePayment(bookingRef: string): readonly [PaymentFeature, PaymentState] {
  const payment = useDashboard().payment(bookingRef)
  const state = useBehavior(payment.state$)
  const moving = isPaying(state)

  useEffect(() => void payment.reconcile(), [payment])
  useEffect(() => {
    if (!moving) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [moving])
  return [payment, state]
}
