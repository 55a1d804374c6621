import { paths } from '@booking-dashboard/core'
import { useEffect, useRef, useState } from 'react'
import { useArea, useTexts, useFormats } from '../../../dashboard/DashboardContext'
import { Alert, Button, ButtonLink, Card } from '../../../design'
import { useBehavior } from '../../../reactive/useBehavior'
import { useDraft } from '../../../session/useDraft'
import { DayComparison } from './DayComparison'
import { DayField } from '../DayField'
import type { ChangeProps } from './ChangeableOnly'
import { PlanChangeState } from '../PlanChangeState'
import styles from '../PlanScreen.module.css'
import { hasNoPayments, ProjectionPanel } from '../ProjectionPanel'

/** Changes the day, and shows the effect before the customer confirms. */
export function ChangeDay({ bookingRef: reference, overview, plan }: ChangeProps) {
  const formats = useFormats()
  const { currency, overdue } = overview
  const screen = useTexts('paying').screen.plan
  const texts = screen.changeDay
  const { changeDay, days } = useArea('paying').plan(reference)
  const { chosen, payment, isComparing } = useBehavior(changeDay.state$)
  const { values, change, forget } = useDraft(`payment-plan/${reference}/day`, { day: String(plan.day ?? '') })
  useEffect(() => void (values.day !== '' && changeDay.chooseDay(Number(values.day))), [changeDay, values.day])
  const { day, isCurrent } = chosen
  const panel = useRef<HTMLDivElement>(null)
  const [awaited, setAwaited] = useState<number | null>(null)

  if (!overview.canChangeDay) return <CardFirst bookingRef={reference} />
  const confirm = async (): Promise<void> => {
    if (day === null || !chosen.canBeConfirmed) {
      setAwaited(day)
      return panel.current?.focus()
    }
    const end = await changeDay.submit({ day })
    if (end.kind === 'paid') forget()
  }
  return (
    <>
      <PlanChangeState form={changeDay} />
      <div className={styles.columns} hidden={payment.kind !== 'form'}>
        <Card title={texts.heading}>
          {plan.day !== null && <p>{texts.now(plan.day)}</p>}
          <DayField days={days} day={values.day} onChange={(value) => change('day', value)} />
        </Card>
        <ProjectionPanel
          view={chosen}
          currency={currency}
          boxRef={panel}
          isAwaited={day !== null && awaited === day && !isCurrent}
          onRetry={() => void (day !== null && changeDay.chooseDay(day))}
        />
        <Card
          title={texts.compare}
          footer={
            <>
              <Button
                icon="calendar"
                busy={isComparing}
                busyLabel={screen.projection.loading}
                hidden={hasNoPayments(chosen)}
                aria-disabled={isCurrent}
                aria-describedby={isCurrent ? 'same-day' : undefined}
                onClick={() => void confirm()}
              >
                {day === null || isCurrent ? texts.confirmNone : texts.confirm(day)}
              </Button>
              <ButtonLink to={paths.paymentPlan(reference)} variant="quiet" icon="arrow-left">
                {screen.back}
              </ButtonLink>
            </>
          }
        >
          {isCurrent ? (
            <p id="same-day" className={styles.quiet}>
              {texts.same}
            </p>
          ) : (
            <DayComparison chosen={chosen} currency={currency} />
          )}
          {overdue !== null && <p>{texts.overdue(formats.money(overdue))}</p>}
        </Card>
      </div>
    </>
  )
}

function CardFirst({ bookingRef }: Pick<ChangeProps, 'bookingRef'>) {
  const { changeDay, overview } = useTexts('paying').screen.plan
  return (
    <Alert
      meaning="warning"
      title={changeDay.cardFirst}
      actions={<ButtonLink to={paths.changePlanPayment(bookingRef)}>{overview.changeCard}</ButtonLink>}
    >
      {changeDay.cardFirstSentence}
    </Alert>
  )
}
