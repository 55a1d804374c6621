import { isFree, type PaymentStage, type PaymentState, paymentSteps, purposeOf } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { MovingPanel } from './MovingPanel'

interface ProgressPanelProps {
  readonly stage: PaymentStage
  readonly state: PaymentState
}

/** How far a payment is, while money moves. */
export function ProgressPanel({ stage, state }: ProgressPanelProps) {
  const { progress, free: freeTexts } = useTexts().screen.checkout
  const free = isFree(state)
  const ofBalance = 'intent' in state && purposeOf(state) === 'balance'
  const stages = ofBalance ? progress.balanceStages : progress.stages
  const steps = free
    ? [{ label: freeTexts.stage, state: 'current' as const }]
    : paymentSteps(stage).map((step) => ({
        label: stages[step.stage],
        state: step.state,
        note: step.stage === 'bank' && step.state === 'current' ? progress.bankNote : undefined,
      }))
  const heading = free ? progress.freeHeading : progress.heading
  return <MovingPanel heading={heading} label={progress.label} steps={steps} keepOpen={progress.keepOpen} />
}
