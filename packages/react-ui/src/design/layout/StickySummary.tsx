import type { ReactNode } from 'react'
import styles from './StickySummary.module.css'
import type { Elements } from '../Elements'

interface StickySummaryProps {
  /** The column's accessible name. */
  readonly label: string
  /** Shown from 960 px on. */
  readonly children: ReactNode
  /** The single line that replaces it in the bar of a small screen. */
  readonly brief: ReactNode
  /** Whether a screen reader announces the line whenever it changes, on a wide page too: it names a running total. */
  readonly live?: boolean
  /** The main action, in the column and in the bar. */
  readonly action?: ReactNode
}

export function StickySummary({ label, children, brief, live = false, action }: StickySummaryProps) {
  return (
    <aside className={styles.summary} aria-label={label} data-bar>
      <div className={styles.full}>{children}</div>
      <div className={styles.brief} role={live ? 'status' : undefined}>
        {brief}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </aside>
  )
}

interface WithSummaryProps {
  readonly summary: Elements
  /** Stays below the summary on a wide page; on a phone it ends the page. Short while folded. */
  readonly underSummary?: Elements
  readonly children: ReactNode
}

/** The page with its StickySummary beside it. */
export function WithSummary({ summary, underSummary, children }: WithSummaryProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.beside}>
        <div className={styles.column}>
          {underSummary}
          {summary}
        </div>
      </div>
    </div>
  )
}
