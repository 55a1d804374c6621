import { classNames } from '../classNames'
import { useWords } from '../DesignWords'
import styles from './Skeleton.module.css'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import type { Elements } from '../Elements'
import { useEffect, useState } from 'react'

interface SkeletonProps {
  readonly shape?: 'text' | 'block' | undefined
  /** Any CSS length; by default the full width of its container. */
  readonly width?: string | undefined
  readonly height?: string | undefined
}

/** A grey placeholder bar for content to come. Stands inside a Loading. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.bar, styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden
    />
  )
}

interface LoadingProps {
  readonly label: string
  /** Whether it is visible at once, since a placeholder was. */
  readonly atOnce?: boolean
  readonly children: Elements
}

/**
 * Reserves the space at once, becomes visible after 200 ms, and announces to screen readers what is loading. After
 * 5 s it says that it takes longer than usual.
 */
export function Loading({ label, atOnce = false, children }: LoadingProps) {
  const due = useDelayed() || atOnce
  const isSlow = useDelayed(slowAfter)
  const words = useWords()
  return (
    <div className={classNames(styles.loading, due && styles.due)} aria-busy>
      <div role="status">
        {due && <VisuallyHidden>{label}</VisuallyHidden>}
        {isSlow && <p className={styles.slow}>{words.slow}</p>}
      </div>
      {children}
    </div>
  )
}

/** Milliseconds after which a wait says that it takes longer than usual. */
export const slowAfter = 5_000

/** False at first, true after `ms` milliseconds: a fast result shows no loading state. */
export function useDelayed(ms = 200): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return due
}
