import type { BusyPlanState } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { Icon, ProgressSteps } from '../design'
import styles from './PlanScreen.module.css'

/** What is happening, step by step; the only time that the page has to stay open. */
export function PlanProgress({ state }: { readonly state: BusyPlanState }) {
  const texts = useTexts().screen.plan.progress
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const atBank = state.kind === 'requiresAction'
  const steps = [
    { label: texts.sending, state: atBank ? ('done' as const) : ('current' as const) },
    ...(atBank ? [{ label: texts.bank, state: 'current' as const, note: texts.bankNote }] : []),
  ]
  return (
    <section className={styles.panel}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.headings[state.action]}
      </h2>
      <ProgressSteps label={texts.label} steps={steps} />
      <p className={styles.keepOpen}>
        <Icon name="info" />
        {texts.keepOpen}
      </p>
    </section>
  )
}
