import { type Currency, formatDate, type PaymentPlan, type PaymentPlanFeature, type PlanAction } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { Alert } from '../design'

interface PlanDoneProps {
  readonly feature: PaymentPlanFeature
  readonly action: PlanAction
  readonly plan: PaymentPlan
  readonly currency: Currency
}

/** What was just done; forgotten when the page is left. */
export function PlanDone({ feature, action, plan, currency }: PlanDoneProps) {
  const { done } = useTexts().screen.plan
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    return feature.reset
  }, [feature])
  const { nextPaymentDate: next } = plan
  return (
    <div ref={box} tabIndex={-1}>
      <Alert meaning="success" title={done.headings[action]} live>
        {next !== null && done.next(moneyIn(currency)(plan.amount), formatDate(next))}
      </Alert>
    </div>
  )
}
