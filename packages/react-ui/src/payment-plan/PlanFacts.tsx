import {
  type Booking,
  daysUntil,
  formatDate,
  formatDaysUntil,
  formatMoney,
  owed,
  type PaymentPlan,
  paths,
  type PlanOffer,
  type PlanTimeline,
} from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { useNow } from '../bookings/useNow'
import { usePayingTexts } from '../composition/DashboardContext'
import { ButtonLink, Card, DataList, Price } from '../design'
import styles from './PlanScreen.module.css'

interface PlanFactsProps {
  readonly booking: Booking
  readonly plan: PaymentPlan
  readonly offer: PlanOffer
  readonly timeline: PlanTimeline
}

/** The next payment first, then how far the plan is, and the ways to change it. */
export function PlanFacts({ booking, plan, offer, timeline: { paid, toCome, final } }: PlanFactsProps) {
  const texts = usePayingTexts().screen.plan.overview
  const now = useNow()
  const { reference, currency } = booking
  const { next } = owed(booking)
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
      {next === null || next.date === null || next.taken === 'byHand' ? (
        <p className={styles.large}>{texts.noNext}</p>
      ) : (
        <div>
          <p>{texts.next}</p>
          <Price value={formatMoney(next.amount)} size="large" />
          <p>
            {formatDate(next.date)} <span className={styles.quiet}>({formatDaysUntil(daysUntil(next.date, now))})</span>
          </p>
        </div>
      )}
      <DataList
        layout="facts"
        items={[
          { label: texts.paid, value: texts.paidOf(paid, plan.numberOfPayments) },
          { label: texts.toCome, value: texts.remaining(toCome.count, inMoney(toCome.amount)) },
          ...(final === null ? [] : [{ label: texts.final, value: formatDate(final) }]),
          ...(day === null ? [] : [{ label: texts.day, value: texts.dayOf(day) }]),
          ...(card === null
            ? []
            : [{ label: texts.card, value: texts.cardOf(card.lastFourDigits, card.cardholderName) }]),
        ]}
      />
    </Card>
  )
}
