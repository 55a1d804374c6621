import { useLocation } from 'react-router-dom'
import { Skeleton } from '../design'
import { hasColumn } from './hasColumn'
import styles from './PageLoader.module.css'

const Block = () => (
  <div className={styles.card}>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)

/**
 * The shape of a screen's content: its cards, and one beside them if it has a column there. The HTML has one shape for
 * every page, and the start script gives it the column.
 */
export function PageShape() {
  return (
    <div
      className={styles.shape}
      data-beside={hasColumn(useLocation().pathname) ? '' : undefined}
      data-shape
      aria-hidden
    >
      <div className={styles.cards}>
        <Block />
        <Block />
        <Block />
      </div>
      <Block />
    </div>
  )
}
