import type { ReactNode } from 'react'
import { Spinner } from '../design'
import styles from './BusyOverlay.module.css'

interface BusyOverlayProps {
  readonly busy: boolean
  readonly label: string
  readonly children: ReactNode
}

/** Keeps a screen in its place, out of reach, so that nothing typed is lost. */
export function BusyOverlay({ busy, label, children }: BusyOverlayProps) {
  return (
    <div className={styles.place}>
      <div className={styles.screen} inert={busy}>
        {children}
      </div>
      <div role="status">
        {busy && (
          <div className={styles.cover}>
            <Spinner label="" />
            <span>{label}</span>
          </div>
        )}
      </div>
    </div>
  )
}
