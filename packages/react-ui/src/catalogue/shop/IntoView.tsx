import { type ReactNode, useEffect, useRef } from 'react'
import { isFocusLost } from '../../design'
import styles from './Shop.module.css'

/** What has just happened, brought into sight where the page has been scrolled away from it. */
export function IntoView({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // The button that was pressed may go, now or once the basket is read again: whoever uses the keyboard goes on from here.
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
