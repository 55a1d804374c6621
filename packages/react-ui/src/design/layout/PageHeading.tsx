import type { ReactNode, Ref } from 'react'
import styles from './PageHeading.module.css'

interface PageHeadingProps {
  readonly title: ReactNode
  /** Above the title: the booking it belongs to, for instance. */
  readonly eyebrow?: ReactNode
  /** Under the title: dates, reference, a sentence. */
  readonly children?: ReactNode
  /** The h1 itself, which can take focus after navigation. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

export function PageHeading({ title, eyebrow, children, ref }: PageHeadingProps) {
  return (
    <header className={styles.header}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title} ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className={styles.sub}>{children}</div>}
    </header>
  )
}
