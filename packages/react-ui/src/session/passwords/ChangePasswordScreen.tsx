import { useLocation } from 'react-router-dom'
import { useArea } from '../../dashboard/DashboardContext'
import { Alert, Card } from '../../design'
import { Screen } from '../../layout/Screen'
import { wantedPage } from '../../navigation/wantedPage'
import { useBehavior } from '../../reactive/useBehavior'
import { ChangePasswordForm } from './ChangePasswordForm'
import styles from './PasswordForm.module.css'

/** Opened by choice, or required by the back end: the page then explains why no other page is available. */
export default function ChangePasswordScreen() {
  const { session, texts } = useArea('password')
  const words = texts.screen.changePassword
  const required = useBehavior(session.admission$) === 'changePassword'
  const { state } = useLocation()
  return (
    <div className={styles.column}>
      <Screen title={words.title}>
        {required && (
          <Alert meaning="info" title={words.requiredTitle}>
            <p>{words.required}</p>
          </Alert>
        )}
        <Card as="div">
          <ChangePasswordForm redirectPath={wantedPage(state)} />
        </Card>
      </Screen>
    </div>
  )
}
