import { paths } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { ClientLogo } from '../../client/ClientLogo'
import { useVisitor, useVisitorTexts } from '../../dashboard/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import styles from './Header.module.css'
import { VisuallyHidden } from '../../design'
import { HeaderMenu } from './HeaderMenu'

/** The client's logo. For a signed-in customer, also the links that the client enables and the credit. */
export function Header() {
  const { client, session } = useVisitor()
  const { shell } = useVisitorTexts().screen
  const signedIn = useBehavior(session.admission$) === 'admit'
  const { links } = useBehavior(client.layout$)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.home} to={paths.bookings}>
          <VisuallyHidden>{`${shell.home} `}</VisuallyHidden>
          <ClientLogo />
        </Link>
        {signedIn && <HeaderMenu links={links} />}
      </div>
    </header>
  )
}
