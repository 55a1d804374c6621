import { Link } from 'react-router-dom'
import styles from './Breadcrumbs.module.css'
import { classNames } from '../classNames'
import { useWords } from '../DesignWords'
import { Icon } from '../display/Icon'

interface Crumb {
  readonly label: string
  /** Omitted for the current page. */
  readonly to?: string | undefined
}

/** The breadcrumbs; on a phone, only the link one step back. */
export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  const back = items.findLastIndex(({ to }) => to !== undefined)
  return (
    <nav aria-label={useWords().breadcrumb}>
      <ol className={styles.list}>
        {items.map(({ label, to }, index) => (
          <li key={index} className={classNames(styles.crumb, index === back && styles.back)}>
            {(index > 0 || index === back) && <Icon name="chevron-right" />}
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
