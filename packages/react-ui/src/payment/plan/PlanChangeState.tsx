import type { PlanForm } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { PaymentPanel, usePaymentPage } from '../PaymentPanel'
import { useBehavior } from '../../reactive/useBehavior'

/** The state of a change to a plan; nothing if none was requested. */
export function PlanChangeState({ form }: { readonly form: PlanForm }) {
  const { payment, words } = useBehavior(form.state$)
  usePaymentPage(form, payment.kind === 'moving')
  useEffect(() => {
    return () => void form.leave()
  }, [form])
  return <PaymentPanel view={payment} words={words} commands={form} />
}
