import { isFree, type PaymentStage, type PaymentState, paymentSteps, purposeOf } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { Icon, ProgressSteps } from '../design'
import styles from './PaymentColumns.module.css'

interface ProgressPanelProps {
  readonly stage: PaymentStage
  readonly state: PaymentState
}

/** What is happening, step by step, while money moves; the only time that the page has to stay open. */
export function ProgressPanel({ stage, state }: ProgressPanelProps) {
  const { progress, free: freeTexts } = useTexts().screen.checkout
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
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
  return (
    <section className={styles.panel}>
      <h2 ref={heading} tabIndex={-1}>
        {free ? progress.freeHeading : progress.heading}
      </h2>
      <ProgressSteps label={progress.label} steps={steps} />
      <p className={styles.keepOpen}>
        <Icon name="info" />
        {progress.keepOpen}
      </p>
    </section>
  )
}
