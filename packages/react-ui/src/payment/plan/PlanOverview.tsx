import type { PaymentAttention as Attention, PlanOverview as Overview } from '@booking-dashboard/core'
import type { PaymentPlan } from '@booking-dashboard/core/ports'
import { PaymentAttention } from '../../bookings/PaymentAttention'
import { useTexts } from '../../dashboard/DashboardContext'
import { Card } from '../../design'
import { PlanDone } from './PlanDone'
import { PlanFacts } from './PlanFacts'
import styles from './PlanScreen.module.css'
import { PlanProgress } from './PlanProgress'
import { PlanTable } from './PlanTable'
import { PlanTroubles } from './PlanTroubles'

interface PlanOverviewProps {
  readonly bookingRef: string
  readonly overview: Overview
  readonly plan: PaymentPlan
  readonly payment: Attention | null
}

/** A plan: what needs attention, its facts with the actions to change it, and its payments in order. */
export function PlanOverview({ bookingRef, overview, plan, payment }: PlanOverviewProps) {
  const texts = useTexts('paying').screen.plan
  const { currency } = overview
  const { timeline } = overview
  return (
    <>
      <PaymentAttention payment={payment} />
      <PlanDone bookingRef={bookingRef} plan={plan} currency={currency} />
      <PlanTroubles bookingRef={bookingRef} overview={overview} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <PlanFacts bookingRef={bookingRef} overview={overview} plan={plan} />
        </div>
        <Card title={texts.overview.payments}>
          <PlanProgress timeline={timeline} all={plan.numberOfPayments} />
          <PlanTable entries={timeline.entries} currency={currency} withState />
        </Card>
      </div>
    </>
  )
}
