import type { PaymentWords } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { Icon, ProgressSteps } from '../design'
import styles from './PaymentColumns.module.css'

/** The progress of a payment, step by step. Only now must the page stay open. The panel takes the focus. */
export function MovingPanel({ words: { heading, charged, next, progress } }: { readonly words: PaymentWords }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <section className={styles.panel}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <p>{charged.join(' ')}</p>
      {progress && <ProgressSteps label={progress.label} steps={progress.steps} />}
      <p className={styles.keepOpen}>
        <Icon name="info" />
        <span>{next.join(' ')}</span>
      </p>
    </section>
  )
}
