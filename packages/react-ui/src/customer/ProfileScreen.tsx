import { latest, questionsOf } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useProfileArea, useDetailsTexts } from '../composition/DashboardContext'
import { Alert, Button, ErrorState } from '../design'
import { BackToForm } from '../layout/BackToForm'
import { Screen } from '../layout/Screen'
import { UnsavedChanges } from '../navigation/UnsavedChanges'
import { useBehavior } from '../reactive/useBehavior'
import { ProfileNav } from './ProfileNav'
import styles from './ProfileScreen.module.css'
import { ProfileSections } from './ProfileSections'
import { ProfileSkeleton } from './ProfileSkeleton'
import { useAnchor } from './useAnchor'

/** /profile with its anchors (specification 1, §2). */
export default function ProfileScreen() {
  const { bookings, customer } = useProfileArea()
  const { profile: words } = useDetailsTexts().screen
  const state = useBehavior(customer.state$)
  const required = useBehavior(customer.requiredData$)
  const questions = latest(required)
  useEffect(() => {
    void customer.load()
    void customer.loadRequiredData()
    // Whose deliveries a new address can reach, and what the trips of fellow travellers are called.
    void bookings.loadList()
  }, [bookings, customer])

  const known = latest(state)
  // All at once: a section more would move those below it.
  const isWhole = known !== null && (questions !== null || required.kind === 'failed')
  useAnchor(isWhole)
  const retry = (): void => void customer.load()
  const asked = known !== null && questionsOf(questions, known).any
  const { sections } = words
  const anchors = [
    { id: 'personal-details', label: sections.personalDetails },
    { id: 'change-password', label: sections.changePassword },
    { id: 'emergency-contact', label: sections.emergencyContact },
    { id: 'address-book', label: sections.addressBook },
    { id: 'passport-details', label: sections.passport },
    { id: 'bank-account', label: sections.bankAccount },
    ...(asked ? [{ id: 'questions', label: sections.questions }] : []),
    ...(known !== null && known.additionalCustomers.length > 0
      ? [{ id: 'travellers', label: sections.travellers }]
      : []),
  ]
  if (known === null && state.kind === 'failed') {
    return (
      <Screen title={words.title}>
        <ErrorState heading={words.failed} retryLabel={words.tryAgain} onRetry={retry}>
          {words.failedLine}
        </ErrorState>
      </Screen>
    )
  }
  return (
    <UnsavedChanges>
      <Screen title={words.title} sub={words.sub}>
        {known !== null && state.kind === 'failed' && (
          <Alert
            meaning="warning"
            title={words.stale}
            live
            actions={
              <Button variant="secondary" icon="refresh" onClick={retry}>
                {words.tryAgain}
              </Button>
            }
          >
            {words.staleLine}
          </Alert>
        )}
        {isWhole ? (
          <div className={styles.columns}>
            <ProfileNav anchors={anchors} />
            <div className={styles.sections}>
              <ProfileSections customer={known} />
            </div>
          </div>
        ) : (
          <ProfileSkeleton />
        )}
        <BackToForm label={words.backToForm} />
      </Screen>
    </UnsavedChanges>
  )
}
