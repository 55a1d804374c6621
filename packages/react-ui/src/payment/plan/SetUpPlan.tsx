import { paths, type PlanOverview } from '@booking-dashboard/core'
import { useEffect, useRef, useState } from 'react'
import { useArea, useTexts, useFormats } from '../../dashboard/DashboardContext'
import { ButtonLink, Card } from '../../design'
import { CardForm } from '../card/CardForm'
import { CardFormPlace } from '../card/CardFormPlace'
import { useBehavior } from '../../reactive/useBehavior'
import { useDraft } from '../../session/useDraft'
import { DayField } from './DayField'
import { PlanChangeState } from './PlanChangeState'
import styles from './PlanScreen.module.css'
import { hasNoPayments, ProjectionPanel } from './ProjectionPanel'

interface SetUpPlanProps {
  readonly bookingRef: string
  readonly overview: PlanOverview
}

/** The day, the projected payments and the card, in the order of the decisions. */
export function SetUpPlan({ bookingRef: reference, overview }: SetUpPlanProps) {
  const formats = useFormats()
  const { currency, publicKey, outstanding, dueByHand } = overview
  const texts = useTexts('paying').screen.plan.setUp
  const { setUp, days } = useArea('paying').plan(reference)
  const state = useBehavior(setUp.state$)
  const { values, change, forget } = useDraft(`payment-plan/${reference}`, { day: '1' })
  const day = Number(values.day)
  useEffect(() => void setUp.chooseDay(day), [setUp, day])
  const panel = useRef<HTMLDivElement>(null)
  const [awaited, setAwaited] = useState<number | null>(null)
  const { payment, chosen } = state

  const confirm = async (cardholderName: string): Promise<void> => {
    // The customer must have seen the projected payments.
    if (!chosen.canBeConfirmed) {
      setAwaited(day)
      return panel.current?.focus()
    }
    const end = await setUp.submit({ day, card: { cardholderName, source: { kind: 'fields' } } })
    if (end.kind === 'paid') forget()
  }
  return (
    <>
      <PlanChangeState form={setUp} />
      <CardFormPlace className={styles.columns} isShown={payment.kind === 'form'}>
        <div className={styles.first}>
          <Card
            title={texts.heading}
            footer={
              <ButtonLink to={paths.makePayment(reference)} variant="secondary">
                {texts.otherwise}
              </ButtonLink>
            }
          >
            <p>{texts.lead(formats.money(outstanding))}</p>
            {dueByHand !== null && <p>{texts.replaces(formats.date(dueByHand))}</p>}
            <DayField days={days} day={values.day} onChange={(value) => change('day', value)} />
          </Card>
        </div>
        <ProjectionPanel
          view={chosen}
          currency={currency}
          boxRef={panel}
          isAwaited={awaited === day}
          onRetry={() => void setUp.chooseDay(day)}
        />
        {/* Hidden, so that the typed card outlives a day without payments. */}
        <div hidden={hasNoPayments(chosen)}>
          <Card title={texts.cardHeading}>
            <p>{texts.cardSentence}</p>
            <CardForm
              publicKey={publicKey}
              payLabel={texts.confirm}
              busy={state.isComparing}
              rejected={payment.notice}
              onPay={(cardholderName) => void confirm(cardholderName)}
            />
          </Card>
        </div>
      </CardFormPlace>
    </>
  )
}
