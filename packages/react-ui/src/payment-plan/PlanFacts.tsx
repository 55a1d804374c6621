import { type Booking, daysUntil, formatDate, formatDaysUntil, type PaymentPlan, paths, type PlanOffer, planProgress } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { useNow } from '../bookings/useNow'
import { useTexts } from '../composition/DashboardContext'
import { ButtonLink, Card, DataList, Price } from '../design'
import styles from './PlanScreen.module.css'

interface PlanFactsProps {
  readonly booking: Booking
  readonly plan: PaymentPlan
  readonly offer: PlanOffer
}

/** The next payment first, then how far the plan is, and the ways to change it. */
export function PlanFacts({ booking: { reference, currency }, plan, offer }: PlanFactsProps) {
  const texts = useTexts().screen.plan.overview
  const now = useNow()
  const { paid, toCome, next, final, remaining } = planProgress(plan)
  const inMoney = moneyIn(currency)
  const { card, day } = plan
  const changeCard = offer === 'change' || offer === 'error'
  return (
    <Card
      title={texts.heading}
      footer={
        changeCard && (
          <>
            <ButtonLink to={paths.changePlanPayment(reference)} variant="secondary" icon="card">
              {texts.changeCard}
            </ButtonLink>
            {offer === 'change' && (
              <ButtonLink to={paths.changePlanDay(reference)} variant="secondary" icon="calendar">
                {texts.changeDay}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {next === null ? (
        <p className={styles.large}>{texts.noNext}</p>
      ) : (
        <div>
          <p>{texts.next}</p>
          <Price value={inMoney(plan.amount)} size="large" />
          <p>
            {formatDate(next)} <span className={styles.quiet}>({formatDaysUntil(daysUntil(next, now))})</span>
          </p>
        </div>
      )}
      <DataList
        layout="facts"
        items={[
          { label: texts.paid, value: texts.paidOf(paid, plan.numberOfPayments) },
          { label: texts.toCome, value: texts.remaining(toCome, inMoney(remaining)) },
          ...(final === null ? [] : [{ label: texts.final, value: formatDate(final) }]),
          ...(day === null ? [] : [{ label: texts.day, value: texts.dayOf(day) }]),
          ...(card === null ? [] : [{ label: texts.card, value: texts.cardOf(card.lastFourDigits, card.cardholderName) }]),
        ]}
      />
    </Card>
  )
}
