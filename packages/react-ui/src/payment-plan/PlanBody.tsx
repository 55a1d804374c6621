import { type Booking, isOwed, paths, planOffer } from '@booking-dashboard/core'
import { usePayingTexts } from '../composition/DashboardContext'
import { ButtonLink, EmptyState } from '../design'
import { PlanOverview } from './PlanOverview'
import { SetUpPlan } from './SetUpPlan'

/** What there is: a plan, the form for one, or the news that there is none to be had. */
export function PlanBody({ booking }: { readonly booking: Booking }) {
  const { none, toBooking } = usePayingTexts().screen.plan
  const { reference, paymentPlan } = booking
  const offer = planOffer(booking)
  if (offer === 'setUp') return <SetUpPlan booking={booking} />
  if (paymentPlan !== null) return <PlanOverview booking={booking} plan={paymentPlan} offer={offer} />
  return (
    <EmptyState
      icon="calendar"
      heading={none.heading}
      action={
        isOwed(booking) ? (
          <ButtonLink to={paths.makePayment(reference)}>{none.pay}</ButtonLink>
        ) : (
          <ButtonLink to={paths.booking(reference)} variant="secondary">
            {toBooking}
          </ButtonLink>
        )
      }
    >
      {isOwed(booking) ? none.owed : none.settled}
    </EmptyState>
  )
}
