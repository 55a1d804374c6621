import { paths } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { useArea, useTexts, useFormats } from '../../../dashboard/DashboardContext'
import { ButtonLink, Card } from '../../../design'
import { CardForm } from '../../card/CardForm'
import { CardFormPlace } from '../../card/CardFormPlace'
import { useBehavior } from '../../../reactive/useBehavior'
import type { ChangeProps } from './ChangeableOnly'
import { PlanChangeState } from '../PlanChangeState'

/** The current card, and the form for another. The plan's page confirms the change. */
export function ChangePayment({ bookingRef: reference, overview, plan: { card } }: ChangeProps) {
  const formats = useFormats()
  const { publicKey, overdue, offer } = overview
  const screen = useTexts('paying').screen.plan
  const texts = screen.changePayment
  const now = offer === 'error' ? texts.paused : texts.now
  const { changeCard } = useArea('paying').plan(reference)
  const { payment } = useBehavior(changeCard.state$)
  return (
    <>
      <PlanChangeState form={changeCard} />
      <CardFormPlace isShown={payment.kind === 'form'}>
        <Card
          title={texts.heading}
          footer={
            <ButtonLink to={paths.paymentPlan(reference)} variant="quiet" icon="arrow-left">
              {screen.back}
            </ButtonLink>
          }
        >
          <p>{card === null ? texts.unknownNow : now(card.lastFourDigits, card.cardholderName)}</p>
          <p>{texts.sentence}</p>
          {overdue !== null && (
            <p>
              <span>{`${texts.overdue(formats.money(overdue))} `}</span>
              <Link to={paths.payOverdue(reference)}>{screen.overview.payOverdue}</Link>
            </p>
          )}
          <CardForm
            publicKey={publicKey}
            payLabel={texts.confirm}
            rejected={payment.notice}
            onPay={(cardholderName) => void changeCard.submit({ card: { cardholderName, source: { kind: 'fields' } } })}
          />
        </Card>
      </CardFormPlace>
    </>
  )
}
