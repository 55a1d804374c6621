import { paths, type PlanOverview } from '@booking-dashboard/core'
import type { PaymentPlan } from '@booking-dashboard/core/ports'
import type { ReactNode } from 'react'
import { usePayingArea, usePayingTexts } from '../composition/DashboardContext'
import { ButtonLink, EmptyState } from '../design'
import { useBehavior } from '../reactive/useBehavior'

interface ChangeableOnlyProps {
  readonly bookingRef: string
  readonly children: (plan: PaymentPlan, overview: PlanOverview) => ReactNode
}

/** The form of a change, where there is a plan to change. */
export function ChangeableOnly({ bookingRef, children }: ChangeableOnlyProps) {
  const { noPlan } = usePayingTexts().screen.plan
  const overview = useBehavior(usePayingArea().plan(bookingRef).overview$)
  if (overview === null) return null
  if (overview.plan !== null && overview.canChangeCard) return children(overview.plan, overview)
  return (
    <EmptyState
      icon="calendar"
      heading={noPlan.heading}
      action={<ButtonLink to={paths.paymentPlan(bookingRef)}>{noPlan.action}</ButtonLink>}
    >
      {noPlan.sentence}
    </EmptyState>
  )
}
