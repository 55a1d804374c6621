import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Shop.module.css'

/** What has just happened, brought into sight where the page has been scrolled away from it. */
export function IntoView({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={place} className={styles.happened}>
      {children}
    </div>
  )
}
