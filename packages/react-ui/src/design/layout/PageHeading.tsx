import type { ReactNode, Ref } from 'react'
import styles from './PageHeading.module.css'
import { classNames } from '../classNames'
import type { Elements } from '../Elements'

interface PageHeadingProps {
  readonly title: ReactNode
  /** A page below another has a smaller title. */
  readonly isPart?: boolean
  /** Above the text on a phone, beside it on a wide screen; it fades out towards the text. */
  readonly picture?: Elements
  /** Below the title: dates, reference, a sentence. */
  readonly children?: ReactNode
  /** The h1, which can take the focus after a navigation. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

export function PageHeading({ title, isPart = false, picture, children, ref }: PageHeadingProps) {
  const words = (
    <>
      <h1 className={classNames(styles.title, isPart && styles.part)} ref={ref} tabIndex={-1}>
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
