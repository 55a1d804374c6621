import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classNames } from '../classNames'
import { Icon } from './Icon'
import type { IconName, Meaning } from './icons'
import meanings from '../meaning.module.css'

interface BadgeProps {
  /** A badge without a meaning is neutral. */
  readonly meaning?: Meaning | undefined
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}

export function Badge({ meaning, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, meaning && meanings[meaning])}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  )
}
