import { paths, type PlanOverview } from '@booking-dashboard/core'
import type { PaymentPlan } from '@booking-dashboard/core/ports'
import { usePayingArea, usePayingTexts, useFormats } from '../composition/DashboardContext'
import { ButtonLink, Card } from '../design'
import { CardForm } from '../payment/CardForm'
import { CardFormPlace } from '../payment/CardFormPlace'
import { useBehavior } from '../reactive/useBehavior'
import { PlanChangeState } from './PlanChangeState'

interface ChangePaymentProps {
  readonly bookingRef: string
  readonly overview: PlanOverview
  readonly plan: PaymentPlan
}

/** The card that is used now, and the form for another one; what was done is said on the plan's page. */
export function ChangePayment({ bookingRef: reference, overview, plan: { card } }: ChangePaymentProps) {
  const formats = useFormats()
  const { publicKey, overdue } = overview
  const screen = usePayingTexts().screen.plan
  const texts = screen.changePayment
  const { changeCard } = usePayingArea().plan(reference)
  const { payment } = useBehavior(changeCard.state$)
  const failure = payment.kind === 'form' ? payment.failure : null
  return (
    <>
      <PlanChangeState bookingRef={reference} form={changeCard} action="changePayment" />
      <CardFormPlace isShown={payment.kind === 'form'}>
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
          {overdue !== null && <p>{texts.overdue(formats.money(overdue))}</p>}
          <CardForm
            publicKey={publicKey}
            payLabel={texts.confirm}
            rejected={failure?.notice ?? null}
            onPay={(cardholderName) => void changeCard.submit({ card: { cardholderName, source: { kind: 'fields' } } })}
          />
        </Card>
      </CardFormPlace>
    </>
  )
}
