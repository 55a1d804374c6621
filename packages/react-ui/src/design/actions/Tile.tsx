import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../classNames'
import { Icon } from '../display/Icon'
import type { IconName } from '../display/icons'
import styles from './Tile.module.css'

interface TileProps {
  readonly to: string
  readonly icon?: IconName | undefined
  readonly title: ReactNode
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** The sign above the words, for many tiles side by side. */
  readonly stacked?: boolean | undefined
  /** What is held there: "3 tickets, 1 on resale". */
  readonly children?: ReactNode
}

/** A way into a part: the whole tile leads there, the title is the link. */
export function Tile({ to, icon, title, headingLevel = 3, stacked = false, children }: TileProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles.tile, stacked && styles.stacked)}>
      {icon && (
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles.words}>
        <Heading>
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        </Heading>
        {children && <div className={styles.held}>{children}</div>}
      </div>
      {!stacked && <Icon name="chevron-right" />}
    </div>
  )
}
