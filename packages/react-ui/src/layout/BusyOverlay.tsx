import type { ReactNode } from 'react'
import { Spinner } from '../design'
import styles from './BusyOverlay.module.css'

interface BusyOverlayProps {
  readonly busy: boolean
  readonly label: string
  /** A failure that prolongs the wait; it replaces the label. */
  readonly problem?: ReactNode
  readonly children: ReactNode
}

/** Covers a screen without unmounting it, so that no typed text is lost. */
export function BusyOverlay({ busy, label, problem = null, children }: BusyOverlayProps) {
  return (
    <div className={styles.place}>
      <div className={styles.screen} inert={busy}>
        {children}
      </div>
      {busy && problem && <div className={styles.cover}>{problem}</div>}
      <div role="status">
        {busy && !problem && (
          <div className={styles.cover}>
            <Spinner label="" />
            <span>{label}</span>
          </div>
        )}
      </div>
    </div>
  )
}
