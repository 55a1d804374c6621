import type { ReactNode } from 'react'
import { classNames } from '../classNames'
import styles from './DataList.module.css'

interface Datum {
  readonly label: ReactNode
  readonly value: ReactNode
  /** A second, quieter line under the label. */
  readonly note?: ReactNode
  /** Whether this is the total, which a dashed line sets apart. */
  readonly total?: boolean | undefined
}

interface DataListProps {
  readonly items: readonly Datum[]
  /**
   * `rows`: label left, value right, as on a bill. `facts`: labels above their values, side by side. `answers`: the
   * same for long labels.
   */
  readonly layout?: 'rows' | 'facts' | 'answers' | undefined
}

export function DataList({ items, layout = 'rows' }: DataListProps) {
  return (
    <dl className={classNames(layout === 'rows' ? styles.rows : styles.facts, layout === 'answers' && styles.answers)}>
      {items.map(({ label, value, note, total }, index) => (
        <div key={index} className={classNames(styles.item, total === true && styles.total)}>
          <dt>
            <span>{label}</span>
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
