import type { ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './DataList.module.css'

interface Datum {
  readonly label: ReactNode
  readonly value: ReactNode
  /** A second, quieter line under the label. */
  readonly note?: ReactNode
  /** The total: set apart by a dashed line. */
  readonly total?: boolean | undefined
}

interface DataListProps {
  readonly items: readonly Datum[]
  /** `rows`: label left, value right, as on a bill. `facts`: the label above its value, side by side. */
  readonly layout?: 'rows' | 'facts' | undefined
}

export function DataList({ items, layout = 'rows' }: DataListProps) {
  return (
    <dl className={styles[layout]}>
      {items.map(({ label, value, note, total }, place) => (
        <div key={place} className={classNames(styles.item, total === true && styles.total)}>
          <dt>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
