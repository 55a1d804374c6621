import type { ReactNode } from 'react'
import styles from './StickySummary.module.css'

interface StickySummaryProps {
  /** What the column is called to those who listen. */
  readonly label: string
  /** Shown from 960 px on. */
  readonly children: ReactNode
  /** The one line that stands in for it in the bar of a small screen. */
  readonly brief: ReactNode
  /** The main action, in both. */
  readonly action?: ReactNode
}

export function StickySummary({ label, children, brief, action }: StickySummaryProps) {
  return (
    <aside className={styles.summary} aria-label={label}>
      <div className={styles.full}>{children}</div>
      <div className={styles.brief}>{brief}</div>
      {action && <div className={styles.action}>{action}</div>}
    </aside>
  )
}

interface WithSummaryProps {
  readonly summary: ReactNode
  /** What the summary is not needed beside: on a wide page it takes the whole width. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** The page beside its StickySummary. */
export function WithSummary({ summary, below, children }: WithSummaryProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      {below && <div className={styles.below}>{below}</div>}
      <div className={styles.beside}>{summary}</div>
    </div>
  )
}
