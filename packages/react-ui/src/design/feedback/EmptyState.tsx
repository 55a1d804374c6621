import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon } from '../display/Icon'
import type { IconName } from '../display/icons'

interface EmptyStateProps {
  readonly icon?: IconName | undefined
  readonly heading: ReactNode
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** One sentence: what to do next. */
  readonly children: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ icon, heading, headingLevel = 2, children, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.state}>
      {icon && (
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
      )}
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.sentence}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
