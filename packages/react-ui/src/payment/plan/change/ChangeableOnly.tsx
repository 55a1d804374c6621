import { paths, type PlanOverview } from '@booking-dashboard/core'
import type { PaymentPlan } from '@booking-dashboard/core/ports'
import type { ComponentType } from 'react'
import { useArea, useTexts } from '../../../dashboard/DashboardContext'
import { ButtonLink, EmptyState } from '../../../design'
import { useBehavior } from '../../../reactive/useBehavior'

export interface ChangeProps {
  readonly bookingRef: string
  readonly overview: PlanOverview
  readonly plan: PaymentPlan
}

/** Shows the form of a change only if there is a plan to change. */
export const changeableOnly = (Form: ComponentType<ChangeProps>) =>
  function ChangeableOnly({ bookingRef }: Pick<ChangeProps, 'bookingRef'>) {
    const { noPlan } = useTexts('paying').screen.plan
    const overview = useBehavior(useArea('paying').plan(bookingRef).overview$)
    if (overview === null) return null
    if (overview.plan !== null && overview.canChangeCard)
      return <Form bookingRef={bookingRef} plan={overview.plan} overview={overview} />
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
