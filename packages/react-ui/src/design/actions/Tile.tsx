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
  /** The icon above the text, for many tiles side by side. */
  readonly stacked?: boolean | undefined
  /** What the part holds: "3 tickets, 1 on resale". */
  readonly children?: ReactNode
}

/** A link to a part. The whole tile is clickable; the title is the link. */
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
