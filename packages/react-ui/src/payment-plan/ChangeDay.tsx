import { type Booking, isPlanInError, mayChangePlan, overdueOf, type PaymentPlan, paths } from '@booking-dashboard/core'
import { useRef } from 'react'
import { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { Alert, Button, ButtonLink, Card } from '../design'
import { useDraft } from '../session/useDraft'
import { DayComparison } from './DayComparison'
import { DayField } from './DayField'
import { PlanChangeState } from './PlanChangeState'
import styles from './PlanScreen.module.css'
import { ProjectionPanel } from './ProjectionPanel'
import { usePlan } from './usePlan'
import { useProjection } from './useProjection'

interface ChangeDayProps {
  readonly booking: Booking
  readonly plan: PaymentPlan
}

/** Another day, with what it changes in sight before it is confirmed. */
export function ChangeDay({ booking: { reference, currency }, plan }: ChangeDayProps) {
  const screen = useTexts().screen.plan
  const texts = screen.changeDay
  const [feature, state] = usePlan(reference)
  const { values, change, forget } = useDraft(`payment-plan/${reference}/day`, { day: String(plan.day ?? '') })
  const day = values.day === '' ? null : Number(values.day)
  const same = day === plan.day
  const projection = useProjection(feature, day ?? 0, same ? plan.projection : null)
  const panel = useRef<HTMLDivElement>(null)
  const overdue = overdueOf(plan)

  if (isPlanInError(plan)) {
    return (
      <Alert
        meaning="warning"
        title={texts.cardFirst}
        actions={<ButtonLink to={paths.changePlanPayment(reference)}>{screen.overview.changeCard}</ButtonLink>}
      >
        {texts.cardFirstSentence}
      </Alert>
    )
  }
  const confirm = async (): Promise<void> => {
    if (day === null || projection.status !== 'ready') return panel.current?.focus()
    const end = await feature.changeDay(day)()
    if (end.kind === 'updated') forget()
  }
  return (
    <>
      <PlanChangeState plan={feature} state={state} actions={['changeDay']} />
      <div className={styles.columns} hidden={!mayChangePlan(state)}>
        <Card title={texts.heading}>
          {plan.day !== null && <p>{texts.now(plan.day)}</p>}
          <DayField day={values.day} onChange={(value) => change('day', value)} />
        </Card>
        <ProjectionPanel view={projection} currency={currency} boxRef={panel} />
        <Card
          title={texts.compare}
          footer={
            <>
              <Button icon="calendar" aria-disabled={same} aria-describedby={same ? 'same-day' : undefined} onClick={() => void confirm()}>
                {day === null || same ? texts.confirmNone : texts.confirm(day)}
              </Button>
              <ButtonLink to={paths.paymentPlan(reference)} variant="quiet" icon="arrow-left">
                {screen.back}
              </ButtonLink>
            </>
          }
        >
          {same ? (
            <p id="same-day" className={styles.quiet}>
              {texts.same}
            </p>
          ) : (
            <DayComparison before={plan.projection} view={projection} currency={currency} />
          )}
          {overdue !== null && <p>{texts.overdue(moneyIn(currency)(overdue))}</p>}
        </Card>
      </div>
    </>
  )
}
