import type { ReactNode } from 'react'
import { Spinner } from '../design'
import styles from './Covered.module.css'

interface CoveredProps {
  readonly while: boolean
  readonly label: string
  readonly children: ReactNode
}

/** Keeps a screen in its place, out of reach, so that nothing typed is lost. */
export function Covered({ while: covered, label, children }: CoveredProps) {
  return (
    <div className={styles.place}>
      <div className={styles.screen} inert={covered}>
        {children}
      </div>
      <div role="status">
        {covered && (
          <div className={styles.cover}>
            <Spinner label="" />
            <span>{label}</span>
          </div>
        )}
      </div>
    </div>
  )
}
