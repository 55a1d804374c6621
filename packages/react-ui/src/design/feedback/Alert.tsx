import type { ReactNode } from 'react'
import styles from './Alert.module.css'
import { classNames } from '../classNames'
import { Icon } from '../display/Icon'
import { type Meaning, meaningIcon } from '../display/icons'
import meanings from '../meaning.module.css'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { useWords } from '../DesignWords'

interface AlertProps {
  readonly meaning?: Meaning | undefined
  readonly title?: ReactNode
  readonly headingLevel?: 2 | 3 | 4 | undefined
  readonly actions?: ReactNode
  /** Set if the alert appears after the page has been read: screen readers then announce it. */
  readonly live?: boolean | undefined
  /** One paragraph for each. */
  readonly lines?: readonly string[]
  readonly children?: ReactNode
}

const announced = { info: 'status', success: 'status', warning: 'alert', danger: 'alert' } as const

export function Alert({
  meaning = 'info',
  title,
  headingLevel = 2,
  actions,
  live = false,
  lines = [],
  children,
}: AlertProps) {
  const words = useWords()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles.alert, meanings[meaning])} role={live ? announced[meaning] : undefined}>
      <Icon name={meaningIcon[meaning]} />
      <VisuallyHidden>{`${words.meaning[meaning]}: `}</VisuallyHidden>
      <div className={styles.content}>
        {title && <Heading>{title}</Heading>}
        {lines.length > 0 && (
          <div>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
