import { type Booking, overdueOf, type PaymentPlan, paths, type PlanOffer } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { Alert, ButtonLink } from '../design'

interface PlanTroublesProps {
  readonly booking: Booking
  readonly plan: PaymentPlan
  readonly offer: PlanOffer
}

/** What stands in the way of a plan, each with what to do; and the news that there is no more of it. */
export function PlanTroubles({ booking: { reference, currency }, plan, offer }: PlanTroublesProps) {
  const texts = useTexts().screen.plan.overview
  const overdue = overdueOf(plan)
  const amount = moneyIn(currency)
  return (
    <>
      {overdue !== null && (
        <Alert
          meaning="danger"
          title={texts.overdue(amount(overdue))}
          actions={<ButtonLink to={paths.payOverdue(reference)}>{texts.payOverdue(amount(overdue))}</ButtonLink>}
        >
          {texts.overdueSentence}
        </Alert>
      )}
      {offer === 'error' && (
        <Alert
          meaning="danger"
          title={texts.errorHeading}
          actions={
            <ButtonLink to={paths.changePlanPayment(reference)} variant={overdue === null ? 'primary' : 'secondary'}>
              {texts.changeCard}
            </ButtonLink>
          }
        >
          {texts.errorSentence}
        </Alert>
      )}
      {offer === 'finished' && (
        <Alert meaning="success" title={texts.finishedHeading}>
          {texts.finishedSentence}
        </Alert>
      )}
    </>
  )
}
