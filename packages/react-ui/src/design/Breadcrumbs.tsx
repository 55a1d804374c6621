import { Link } from 'react-router-dom'
import styles from './Breadcrumbs.module.css'
import { Icon } from './Icon'

interface Crumb {
  readonly label: string
  /** Left out for the page that is open. */
  readonly to?: string | undefined
}

export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ label, to }, place) => (
          <li key={place} className={styles.crumb}>
            {place > 0 && <Icon name="chevron-right" />}
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
