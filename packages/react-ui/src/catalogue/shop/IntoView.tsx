import { type ReactNode, useEffect, useRef } from 'react'
import { isFocusLost } from '../../design'
import styles from './Shop.module.css'

/** Scrolls an outcome into view when it appears. */
export function IntoView({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // The clicked button may leave the page, now or after the next load of the basket. The focus then moves here for
  // keyboard users.
  useEffect(() => {
    if (!isFocusLost()) focused.current = document.activeElement
    else if (focused.current?.isConnected !== true) place.current?.focus({ preventScroll: true })
  })
  return (
    <div ref={place} className={styles.happened} tabIndex={-1}>
      {children}
    </div>
  )
}
