import type { PlanForm } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { PaymentPanel } from '../PaymentPanel'
import { usePaymentPage } from '../usePaymentPage'
import { useBehavior } from '../../reactive/useBehavior'

interface PlanChangeStateProps {
  readonly bookingRef: string
  readonly form: PlanForm
}

/** The state of a change to a plan; nothing if none was requested. */
export function PlanChangeState({ bookingRef, form }: PlanChangeStateProps) {
  const { payment, words } = useBehavior(form.state$)
  usePaymentPage(form, payment.kind === 'moving')
  useEffect(() => {
    return () => form.leave()
  }, [form])
  return <PaymentPanel bookingRef={bookingRef} view={payment} words={words} commands={form} />
}
