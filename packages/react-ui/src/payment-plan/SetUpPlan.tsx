import { type Booking, mayChangePlan, paths } from '@booking-dashboard/core'
import { useRef } from 'react'
import { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { ButtonLink, Card } from '../design'
import { CardForm } from '../payment/CardForm'
import { useDraft } from '../session/useDraft'
import { DayField } from './DayField'
import { PlanChangeState } from './PlanChangeState'
import styles from './PlanScreen.module.css'
import { cardFailureOf } from './cardFailureOf'
import { ProjectionPanel } from './ProjectionPanel'
import { usePlan } from './usePlan'
import { useProjection } from './useProjection'

/** The day, what it would take when, and the card: in the order in which they are decided. */
export function SetUpPlan({ booking }: { readonly booking: Booking }) {
  const { reference, currency, prices, publicKey } = booking
  const texts = useTexts().screen.plan.setUp
  const [plan, state] = usePlan(reference)
  const { values, change, forget } = useDraft(`payment-plan/${reference}`, { day: '1' })
  const day = Number(values.day)
  const projection = useProjection(plan, day)
  const panel = useRef<HTMLDivElement>(null)

  const confirm = async (cardholderName: string): Promise<void> => {
    // What would be taken has to have been seen.
    if (projection.status !== 'ready') return panel.current?.focus()
    const end = await plan.create({ day, cardholderName, source: { kind: 'fields' } })()
    if (end.kind === 'updated') forget()
  }
  return (
    <>
      <PlanChangeState plan={plan} state={state} actions={['create']} />
      <div className={styles.columns} hidden={!mayChangePlan(state)}>
        <div className={styles.first}>
          <Card
            title={texts.heading}
            footer={
              <ButtonLink to={paths.makePayment(reference)} variant="secondary">
                {texts.otherwise}
              </ButtonLink>
            }
          >
            <p>{texts.lead(moneyIn(currency)(prices.outstandingBalance))}</p>
            <DayField day={values.day} onChange={(value) => change('day', value)} />
          </Card>
        </div>
        <ProjectionPanel view={projection} currency={currency} boxRef={panel} />
        <Card title={texts.cardHeading}>
          <p>{texts.cardSentence}</p>
          <CardForm
            publicKey={publicKey}
            payLabel={texts.confirm}
            failure={cardFailureOf(state)}
            onPay={(cardholderName) => void confirm(cardholderName)}
          />
        </Card>
      </div>
    </>
  )
}
