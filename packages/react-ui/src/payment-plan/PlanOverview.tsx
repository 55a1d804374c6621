import { type Booking, type PaymentPlan, planTimeline, type PlanOffer } from '@booking-dashboard/core'
import { PaymentAttention } from '../bookings/page/PaymentAttention'
import { usePayingTexts } from '../composition/DashboardContext'
import { Card } from '../design'
import { PlanChart } from './PlanChart'
import { PlanDone } from './PlanDone'
import { PlanFacts } from './PlanFacts'
import styles from './PlanScreen.module.css'
import { PlanTable } from './PlanTable'
import { PlanTroubles } from './PlanTroubles'

interface PlanOverviewProps {
  readonly booking: Booking
  readonly plan: PaymentPlan
  readonly offer: PlanOffer
}

/** A plan as it stands: what needs doing, its facts with the ways to change it, and its payments one after the other. */
export function PlanOverview({ booking, plan, offer }: PlanOverviewProps) {
  const texts = usePayingTexts().screen.plan
  const timeline = planTimeline(booking)
  const { entries } = timeline
  return (
    <>
      <PaymentAttention bookingRef={booking.reference} />
      <PlanDone bookingRef={booking.reference} plan={plan} currency={booking.currency} />
      <PlanTroubles booking={booking} offer={offer} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <PlanFacts booking={booking} plan={plan} offer={offer} timeline={timeline} />
        </div>
        <Card title={texts.overview.payments}>
          <PlanChart entries={entries} currency={booking.currency} />
          <PlanTable entries={entries} currency={booking.currency} withState />
        </Card>
      </div>
    </>
  )
}
