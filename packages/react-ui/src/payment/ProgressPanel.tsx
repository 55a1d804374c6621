import { isFree, type PaymentStage, type PaymentState, paymentSteps } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { Icon, ProgressSteps } from '../design'
import styles from './CheckoutScreen.module.css'

interface ProgressPanelProps {
  readonly stage: PaymentStage
  readonly state: PaymentState
}

/** What is happening, step by step, while money moves; the only time that the page has to stay open. */
export function ProgressPanel({ stage, state }: ProgressPanelProps) {
  const texts = useTexts().screen.checkout
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const free = isFree(state)
  const steps = free
    ? [{ label: texts.free.stage, state: 'current' as const }]
    : paymentSteps(stage).map((step) => ({
        label: texts.progress.stages[step.stage],
        state: step.state,
        note: step.stage === 'bank' && step.state === 'current' ? texts.progress.bankNote : undefined,
      }))
  return (
    <section className={styles.panel}>
      <h2 ref={heading} tabIndex={-1}>
        {free ? texts.progress.freeHeading : texts.progress.heading}
      </h2>
      <ProgressSteps label={texts.progress.label} steps={steps} />
      <p className={styles.keepOpen}>
        <Icon name="info" />
        {texts.progress.keepOpen}
      </p>
    </section>
  )
}
