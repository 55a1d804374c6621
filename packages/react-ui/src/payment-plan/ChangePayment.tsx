import { type Booking, mayChangePlan, overdueOf, type PaymentPlan, paths } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { ButtonLink, Card } from '../design'
import { CardForm } from '../payment/CardForm'
import { cardFailureOf } from './cardFailureOf'
import { PlanChangeState } from './PlanChangeState'
import { usePlan } from './usePlan'

interface ChangePaymentProps {
  readonly booking: Booking
  readonly plan: PaymentPlan
}

/** The card that is used now, and the form for another one; what was done is said on the plan's page. */
export function ChangePayment({ booking: { reference, currency, publicKey }, plan: { card, overdueAmount } }: ChangePaymentProps) {
  const screen = useTexts().screen.plan
  const texts = screen.changePayment
  const [feature, state] = usePlan(reference)
  const overdue = overdueOf({ overdueAmount })
  return (
    <>
      <PlanChangeState plan={feature} state={state} actions={['changePayment']} />
      <div hidden={!mayChangePlan(state)}>
        <Card
          title={texts.heading}
          footer={
            <ButtonLink to={paths.paymentPlan(reference)} variant="quiet" icon="arrow-left">
              {screen.back}
            </ButtonLink>
          }
        >
          <p>{card === null ? texts.unknownNow : texts.now(card.lastFourDigits, card.cardholderName)}</p>
          <p>{texts.sentence}</p>
          {overdue !== null && <p>{texts.overdue(moneyIn(currency)(overdue))}</p>}
          <CardForm
            publicKey={publicKey}
            payLabel={texts.confirm}
            failure={cardFailureOf(state)}
            onPay={(cardholderName) => void feature.changePayment({ cardholderName, source: { kind: 'fields' } })()}
          />
        </Card>
      </div>
    </>
  )
}
