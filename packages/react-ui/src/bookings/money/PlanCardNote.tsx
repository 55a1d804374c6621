import type { PlanCardOffer } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { Alert, ButtonLink } from '../../design'

/** Offers the card that has just paid for the instalments to come, because the card of the plan failed. */
export function PlanCardNote({ offer: { fourDigits, planDigits, path } }: { readonly offer: PlanCardOffer }) {
  const texts = useTexts('bill').screen.bill.payments.receipt.planCard
  return (
    <Alert
      meaning="warning"
      title={texts.heading(planDigits)}
      actions={
        <ButtonLink to={path} variant="secondary" icon="card">
          {texts.action}
        </ButtonLink>
      }
    >
      {texts.sentence(fourDigits)}
    </Alert>
  )
}
