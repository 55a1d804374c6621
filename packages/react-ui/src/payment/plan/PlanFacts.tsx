import { paths, type PlanOverview } from '@booking-dashboard/core'
import type { PaymentPlan } from '@booking-dashboard/core/ports'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { ButtonLink, Card, DataList, Price } from '../../design'
import styles from './PlanScreen.module.css'

interface PlanFactsProps {
  readonly bookingRef: string
  readonly overview: PlanOverview
  readonly plan: PaymentPlan
}

/** The next payment, then what is left of the plan and the actions to change it. */
export function PlanFacts({ bookingRef: reference, overview, plan }: PlanFactsProps) {
  const formats = useFormats()
  const { overview: texts, table } = useTexts('paying').screen.plan
  const { next } = overview
  const { toCome, entries, final } = overview.timeline
  const overdue = entries.find(({ state }) => state === 'overdue')
  const inMoney = formats.moneyIn(overview.currency)
  const { card, day } = plan
  return (
    <Card
      title={texts.heading}
      footer={
        overview.canChangeCard && (
          <>
            <ButtonLink to={paths.changePlanPayment(reference)} variant="secondary" icon="card">
              {texts.changeCard}
            </ButtonLink>
            {overview.canChangeDay && (
              <ButtonLink to={paths.changePlanDay(reference)} variant="secondary" icon="calendar">
                {texts.changeDay}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {next === null ? (
        <p className={styles.large}>{overview.offer === 'error' ? texts.paused : texts.noNext}</p>
      ) : (
        <div>
          <p>{texts.next}</p>
          <Price value={formats.money(next.amount)} size="large" />
          <p>
            <span>{formats.date(next.date)}</span>{' '}
            <span className={styles.quiet}>{`(${formats.daysUntil(next.days)})`}</span>
          </p>
        </div>
      )}
      <DataList
        layout="facts"
        items={[
          { label: texts.toCome, value: texts.remaining(toCome.count, inMoney(toCome.amount)) },
          ...(overdue === undefined
            ? []
            : [{ label: table.states.overdue, value: texts.remaining(overdue.count, inMoney(overdue.amount)) }]),
          ...(final === null ? [] : [{ label: texts.final, value: formats.date(final) }]),
          ...(day === null ? [] : [{ label: texts.day, value: texts.dayOf(day) }]),
          ...(card === null
            ? []
            : [{ label: texts.card, value: texts.cardOf(card.lastFourDigits, card.cardholderName) }]),
        ]}
      />
    </Card>
  )
}
