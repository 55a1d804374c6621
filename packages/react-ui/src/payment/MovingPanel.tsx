import { type ComponentProps, useEffect, useRef } from 'react'
import { Icon, ProgressSteps } from '../design'
import styles from './PaymentColumns.module.css'

interface MovingPanelProps extends Pick<ComponentProps<typeof ProgressSteps>, 'label' | 'steps'> {
  readonly heading: string
  readonly keepOpen: string
}

/** What is happening, step by step; the only time that the page has to stay open. It takes the focus. */
export function MovingPanel({ heading, label, steps, keepOpen }: MovingPanelProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <section className={styles.panel}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <ProgressSteps label={label} steps={steps} />
      <p className={styles.keepOpen}>
        <Icon name="info" />
        {keepOpen}
      </p>
    </section>
  )
}
