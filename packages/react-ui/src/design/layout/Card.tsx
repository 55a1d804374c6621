import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { classNames } from '../classNames'
import type { Elements } from '../Elements'

interface CardProps {
  readonly as?: 'section' | 'article' | 'div' | 'li' | undefined
  /** The heading of the card and, for a section, its accessible name. */
  readonly title?: ReactNode
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Beside the heading: a badge, a link. */
  readonly aside?: Elements
  /** Below a dashed line, as on a ticket: the action or the total. */
  readonly footer?: ReactNode
  readonly tone?: 'raised' | 'quiet' | 'accent' | 'attention' | undefined
  readonly id?: string | undefined
  /** The id of an inner heading that names the card, if the card has no title of its own. */
  readonly labelledBy?: string | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export function Card({
  as: Tag = 'section',
  title,
  headingLevel = 2,
  aside,
  footer,
  tone = 'raised',
  id,
  labelledBy,
  className,
  children,
}: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Tag className={classNames(styles.card, styles[tone], className)} id={id} aria-labelledby={labelledBy}>
      {(title || aside) && (
        <header className={styles.header}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {aside}
        </header>
      )}
      {children && <div className={styles.body}>{children}</div>}
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Tag>
  )
}
