import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Shop.module.css'

/** What has just happened, brought into sight where the page has been scrolled away from it. */
export function IntoView({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
    // The button that was pressed may be gone: whoever uses the keyboard goes on from here.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} className={styles.happened} tabIndex={-1}>
      {children}
    </div>
  )
}
