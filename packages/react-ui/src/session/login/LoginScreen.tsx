import { paths } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { ClientLogo } from '../../client/ClientLogo'
import { useVisitor, useVisitorTexts } from '../../dashboard/DashboardContext'
import { PageChoices } from '../../layout/choices/PageChoices'
import { Screen } from '../../layout/Screen'
import { wantedPage } from '../../navigation/wantedPage'
import { useBehavior } from '../../reactive/useBehavior'
import { LoginForm } from './LoginForm'
import { LoginIllustration } from './LoginIllustration'
import styles from './LoginScreen.module.css'

/** A full page, shown before the session check ends. A signed-in customer is redirected (behaviour/screens#1.2). */
export default function LoginScreen() {
  const { session: words } = useVisitorTexts().screen
  const { session } = useVisitor()
  const admission = useBehavior(session.admission$)
  const chosen = useBehavior(session.signedOutByCustomer$)
  const { state } = useLocation()
  const navigate = useNavigate()

  // After a deliberate sign-out, the next sign-in does not lead back to the earlier page.
  useEffect(() => {
    if (chosen && state !== null) void navigate(paths.login, { replace: true, state: null })
  }, [chosen, state, navigate])

  if (admission === 'admit' || admission === 'changePassword') return <Navigate to={wantedPage(state)} replace />
  return (
    <div className={styles.page} data-toasts="start">
      <LoginIllustration />
      <main className={styles.side}>
        <div className={styles.column}>
          <ClientLogo />
          <Screen title={words.title} heading={words.heading}>
            <LoginForm />
          </Screen>
          <LoginHelp />
          <PageChoices />
        </div>
      </main>
    </div>
  )
}

/** Which details to use, for people who booked online and for people whose booking someone else made. */
function LoginHelp() {
  const { help } = useVisitorTexts().screen.session
  return (
    <section className={styles.help} aria-label={help.heading}>
      <h2 className={styles.heading}>{help.bookedOnline}</h2>
      <p>{help.bookedOnlineAnswer}</p>
      <h2 className={styles.heading}>{help.bookedForMe}</h2>
      <p>{help.bookedForMeAnswer}</p>
    </section>
  )
}
