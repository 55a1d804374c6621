import { type Booking, type PaymentPlan, paths, planOffer } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { usePayingTexts } from '../composition/DashboardContext'
import { ButtonLink, EmptyState } from '../design'

interface ChangeableOnlyProps {
  readonly booking: Booking
  readonly children: (plan: PaymentPlan) => ReactNode
}

/** The form of a change, where there is a plan to change. */
export function ChangeableOnly({ booking, children }: ChangeableOnlyProps) {
  const { noPlan } = usePayingTexts().screen.plan
  const { paymentPlan, reference } = booking
  const offer = planOffer(booking)
  if (paymentPlan !== null && (offer === 'change' || offer === 'error')) return children(paymentPlan)
  return (
    <EmptyState
      icon="calendar"
      heading={noPlan.heading}
      action={<ButtonLink to={paths.paymentPlan(reference)}>{noPlan.action}</ButtonLink>}
    >
      {noPlan.sentence}
    </EmptyState>
  )
}
