import type { ReactNode } from 'react'
import { Spinner } from '../design'
import styles from './BusyOverlay.module.css'

interface BusyOverlayProps {
  readonly busy: boolean
  readonly label: string
  /** What keeps it busy, where that is a failure; it stands in the place of the label. */
  readonly problem?: ReactNode
  readonly children: ReactNode
}

/** Keeps a screen in its place, out of reach, so that nothing typed is lost. */
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
