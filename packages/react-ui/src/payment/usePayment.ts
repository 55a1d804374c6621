import { isPaying, type PaymentFeature, type PaymentPurpose, type PaymentState } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useDashboard } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

export interface PaymentView {
  readonly payment: PaymentFeature
  readonly state: PaymentState
  /** Asks whether anything was paid already. */
  readonly check: () => void
}

/** The payment of a booking, reconciled on arrival; while money moves the browser asks before the page is left. */
export function usePayment(bookingRef: string, purpose: PaymentPurpose): PaymentView {
  const payment = useDashboard().payment(bookingRef)
  const state = useBehavior(payment.state$)
  const moving = isPaying(state)
  const check = purpose === 'balance' ? payment.reconcileBalance : payment.reconcile

  useEffect(() => void check(), [check])
  useEffect(() => {
    if (!moving) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [moving])
  return { payment, state, check: () => void check() }
}
