import type { PlanOverview } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import styles from './PlanScreen.module.css'

interface PlanProgressProps {
  readonly timeline: PlanOverview['timeline']
  /** The number of payments of the plan. */
  readonly all: number
}

/** How many payments are made, in words and as a line. Screen readers read the words and the table. */
export function PlanProgress({ timeline: { entries, paid }, all }: PlanProgressProps) {
  const { paidOf } = useTexts('paying').screen.plan.overview
  return (
    <div>
      <p>{paidOf(paid, all)}</p>
      <div className={styles.line} aria-hidden>
        {entries.map(({ state, count }, index) => (
          <span key={index} data-state={state} style={{ flexGrow: count }} />
        ))}
      </div>
    </div>
  )
}
