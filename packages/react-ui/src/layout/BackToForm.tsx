import { useEffect, useState } from 'react'
import { Button } from '../design'
import { afterPaint } from '../loading/afterPaint'
import styles from './BackToForm.module.css'

/** See behaviour/screens#1.9, in px. */
const threshold = 100

/** Leads back to the start of a long form once it is scrolled out of view. The heading takes the focus. */
export function BackToForm({ label }: { readonly label: string }) {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const update = (): void => setAway(window.scrollY > threshold)
    // Reading the position before the paint would make the browser lay out the page once more.
    const cancel = afterPaint(update)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      cancel()
      window.removeEventListener('scroll', update)
    }
  }, [])
  if (!away) return null
  const back = (): void => {
    window.scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.corner}>
      <Button variant="secondary" iconOnly icon="chevron-down" className={styles.arrow} onClick={back}>
        {label}
      </Button>
    </div>
  )
}
