import type { ReactNode, Ref } from 'react'
import styles from './PageHeading.module.css'

interface PageHeadingProps {
  readonly title: ReactNode
  /** Above the title: the booking it belongs to, for instance. */
  readonly eyebrow?: ReactNode
  /** Above the words on a phone, beside them on a wide screen; it fades out towards them. */
  readonly picture?: ReactNode
  /** Under the title: dates, reference, a sentence. */
  readonly children?: ReactNode
  /** The h1 itself, which can take focus after navigation. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

export function PageHeading({ title, eyebrow, picture, children, ref }: PageHeadingProps) {
  const words = (
    <>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title} ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className={styles.sub}>{children}</div>}
    </>
  )
  if (!picture) return <header className={styles.header}>{words}</header>
  return (
    <header className={styles.pictured}>
      <div className={styles.header}>{words}</div>
      {picture}
    </header>
  )
}
