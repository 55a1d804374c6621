import { Link, useLocation } from 'react-router-dom'
import { useDetailsTexts } from '../../dashboard/DashboardContext'
import styles from './ProfileScreen.module.css'

export interface Anchor {
  readonly id: string
  readonly label: string
}

/** Links to the sections of the page. */
export function ProfileNav({ anchors }: { readonly anchors: readonly Anchor[] }) {
  const { profile: words } = useDetailsTexts().screen
  const { hash } = useLocation()
  return (
    <nav className={styles.nav} aria-labelledby="profile-nav">
      <h2 className={styles.navTitle} id="profile-nav">
        {words.onThisPage}
      </h2>
      <ul className={styles.anchors}>
        {anchors.map(({ id, label }) => (
          <li key={id}>
            <Link className={styles.anchor} to={{ hash: id }} aria-current={hash === `#${id}` ? 'location' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
