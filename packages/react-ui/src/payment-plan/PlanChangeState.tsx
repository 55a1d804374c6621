import type { PlanAction, PlanForm } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { usePayingTexts } from '../composition/DashboardContext'
import { PaymentPanel } from '../payment/PaymentPanel'
import { usePaymentPage } from '../payment/usePaymentPage'
import { useBehavior } from '../reactive/useBehavior'

interface PlanChangeStateProps {
  readonly bookingRef: string
  readonly form: PlanForm
  readonly action: PlanAction
}

/** How a change of a plan stands, whenever that is not "nothing was asked for". */
export function PlanChangeState({ bookingRef, form, action }: PlanChangeStateProps) {
  const { headings } = usePayingTexts().screen.plan.failed
  const { payment } = useBehavior(form.state$)
  usePaymentPage(form, payment.kind === 'moving')
  useEffect(() => () => form.leave(), [form])
  return (
    <PaymentPanel bookingRef={bookingRef} of="plan" view={payment} commands={form} failedHeading={headings[action]} />
  )
}
