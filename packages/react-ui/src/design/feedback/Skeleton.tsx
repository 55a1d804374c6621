import type { ReactNode } from 'react'
import { classNames } from '../classNames'
import styles from './Skeleton.module.css'
import { useDelayed } from './useDelayed'
import { VisuallyHidden } from '../layout/VisuallyHidden'

interface SkeletonProps {
  readonly shape?: 'text' | 'heading' | 'button' | 'block' | undefined
  /** Any CSS length; by default as wide as its place. */
  readonly width?: string | undefined
  readonly height?: string | undefined
}

/** One grey bar in the place of what is to come. Stands inside a Loading. */
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
  readonly children: ReactNode
}

/** Keeps the place at once, shows itself after 200 ms, and says what is loading to those who listen. */
export function Loading({ label, children }: LoadingProps) {
  const due = useDelayed()
  return (
    <div className={classNames(styles.loading, due && styles.due)} aria-busy>
      <div role="status">{due && <VisuallyHidden>{label}</VisuallyHidden>}</div>
      {children}
    </div>
  )
}
