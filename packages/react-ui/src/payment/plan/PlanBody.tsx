import { type PaymentAttention, paths } from '@booking-dashboard/core'
import { useArea, useTexts } from '../../dashboard/DashboardContext'
import { ButtonLink, EmptyState } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { PlanOverview } from './PlanOverview'
import { SetUpPlan } from './SetUpPlan'

interface PlanBodyProps {
  readonly bookingRef: string
  /** A payment attempt that has not ended. */
  readonly payment: PaymentAttention | null
}

/** The plan, the form to set one up, or the reason why no plan is available. */
export function PlanBody({ bookingRef, payment }: PlanBodyProps) {
  const { none, toBooking } = useTexts('paying').screen.plan
  const overview = useBehavior(useArea('paying').plan(bookingRef).overview$)
  if (overview === null) return null
  if (overview.offer === 'setUp') return <SetUpPlan bookingRef={bookingRef} overview={overview} />
  if (overview.plan !== null)
    return <PlanOverview bookingRef={bookingRef} overview={overview} plan={overview.plan} payment={payment} />
  return (
    <EmptyState
      icon="calendar"
      heading={none.heading}
      action={
        overview.isOwed ? (
          <ButtonLink to={paths.makePayment(bookingRef)}>{none.pay}</ButtonLink>
        ) : (
          <ButtonLink to={paths.booking(bookingRef)} variant="secondary">
            {toBooking}
          </ButtonLink>
        )
      }
    >
      {overview.isOwed ? none.owed : none.settled}
    </EmptyState>
  )
}
