import { paths } from '@booking-dashboard/core'
import { Link, Navigate } from 'react-router-dom'
import { useArea } from '../../dashboard/DashboardContext'
import { Card } from '../../design'
import { Screen } from '../../layout/Screen'
import { SessionLoader } from '../../layout/Unreachable'
import { useBehavior } from '../../reactive/useBehavior'
import { AskForReset } from './AskForReset'
import { ChooseNewPassword } from './ChooseNewPassword'
import styles from './PasswordScreen.module.css'
import { useLinkToken } from './useLinkToken'

/** Asks for the e-mail address or, with a link's token, for the new password (behaviour/contract#d1.7). */
export default function ResetPasswordScreen() {
  const { session, texts } = useArea('password')
  const words = texts.screen.resetPassword
  const admission = useBehavior(session.admission$)
  const token = useLinkToken()

  if (admission === 'wait') return <SessionLoader />
  if (admission === 'admit' || admission === 'changePassword') return <Navigate to={paths.bookings} replace />
  return (
    <div className={styles.column}>
      <Screen
        title={words.title}
        heading={words.heading}
        sub={<p>{token === null ? words.askIntro : words.chooseIntro}</p>}
      >
        <Card as="div">{token === null ? <AskForReset /> : <ChooseNewPassword token={token} />}</Card>
        <p>
          <Link to={paths.login}>{words.toLogin}</Link>
        </p>
      </Screen>
    </div>
  )
}
