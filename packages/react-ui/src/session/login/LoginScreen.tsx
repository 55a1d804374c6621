import { paths } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { ClientLogo } from '../../client/ClientLogo'
import { useVisitor, useVisitorTexts } from '../../dashboard/DashboardContext'
import { LateChoices } from '../../layout/LateChoices'
import { Screen } from '../../layout/Screen'
import { wantedPage } from '../../navigation/wantedPage'
import { useBehavior } from '../../reactive/useBehavior'
import { LoginIllustration } from './LoginIllustration'
import { LoginForm } from './LoginForm'
import { LoginHelp } from './LoginHelp'
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
          <LateChoices />
        </div>
      </main>
    </div>
  )
}
