import { type DayProjection, paths, type PlanOverview, projectionFor } from '@booking-dashboard/core'
import type { PaymentPlan } from '@booking-dashboard/core/ports'
import { useEffect, useRef } from 'react'
import { usePayingArea, usePayingTexts, useFormats } from '../composition/DashboardContext'
import { Alert, Button, ButtonLink, Card } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { useDraft } from '../session/useDraft'
import { DayComparison } from './DayComparison'
import { DayField } from './DayField'
import { PlanChangeState } from './PlanChangeState'
import styles from './PlanScreen.module.css'
import { ProjectionPanel } from './ProjectionPanel'

interface ChangeDayProps {
  readonly bookingRef: string
  readonly overview: PlanOverview
  readonly plan: PaymentPlan
}

/** Another day, with what it changes in sight before it is confirmed. */
export function ChangeDay({ bookingRef: reference, overview, plan }: ChangeDayProps) {
  const formats = useFormats()
  const { currency, overdue } = overview
  const screen = usePayingTexts().screen.plan
  const texts = screen.changeDay
  const { changeDay } = usePayingArea().plan(reference)
  const state = useBehavior(changeDay.state$)
  const { values, change, forget } = useDraft(`payment-plan/${reference}/day`, { day: String(plan.day ?? '') })
  const day = values.day === '' ? null : Number(values.day)
  const same = day === plan.day
  const isAsked = day !== null && !same
  useEffect(() => void (isAsked && changeDay.chooseDay(day)), [changeDay, day, isAsked])
  const projection: DayProjection = same
    ? { day: day ?? 0, status: 'ready', instalments: plan.projection, failure: null }
    : projectionFor(state.projection, day ?? 0)
  const panel = useRef<HTMLDivElement>(null)

  if (!overview.canChangeDay) {
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
    const end = await changeDay.submit({ day })
    if (end.kind === 'paid') forget()
  }
  return (
    <>
      <PlanChangeState bookingRef={reference} form={changeDay} action="changeDay" />
      <div className={styles.columns} hidden={state.payment.kind !== 'form'}>
        <Card title={texts.heading}>
          {plan.day !== null && <p>{texts.now(plan.day)}</p>}
          <DayField day={values.day} onChange={(value) => change('day', value)} />
        </Card>
        <ProjectionPanel
          view={projection}
          currency={currency}
          boxRef={panel}
          onRetry={() => void changeDay.chooseDay(day ?? 0)}
        />
        <Card
          title={texts.compare}
          footer={
            <>
              <Button
                icon="calendar"
                aria-disabled={same}
                aria-describedby={same ? 'same-day' : undefined}
                onClick={() => void confirm()}
              >
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
          {overdue !== null && <p>{texts.overdue(formats.money(overdue))}</p>}
        </Card>
      </div>
    </>
  )
}
