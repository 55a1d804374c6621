import type { ShownProfile } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { Loaded, Stale } from '../../bookings/Loaded'
import { useDetailsTexts, useArea } from '../../dashboard/DashboardContext'
import { BackToForm } from '../../layout/BackToForm'
import { Screen } from '../../layout/Screen'
import { UnsavedChanges } from '../../navigation/UnsavedChanges'
import { useBehavior } from '../../reactive/useBehavior'
import { ProfileNav } from './ProfileNav'
import styles from './ProfileScreen.module.css'
import { ProfileSections } from './ProfileSections'
import { ProfileSkeleton } from './ProfileSkeleton'
import { useAnchor } from './useAnchor'

const anchors: Readonly<Record<ShownProfile['sections'][number], string>> = {
  personalDetails: 'personal-details',
  changePassword: 'change-password',
  emergencyContact: 'emergency-contact',
  addressBook: 'address-book',
  passport: 'passport-details',
  bankAccount: 'bank-account',
  questions: 'questions',
  additionalCustomers: 'additional-customers',
}

/** /profile with its anchors (behaviour/screens#1.2). */
export default function ProfileScreen() {
  const { profile } = useArea('profile')
  const { profile: words } = useDetailsTexts().screen
  const state = useBehavior(profile.state$)
  const open = (): void => void profile.open()
  useEffect(() => void profile.open(), [profile])
  useAnchor(state.kind === 'shown')
  return (
    <UnsavedChanges>
      <Screen title={words.title} sub={state.kind === 'failed' ? undefined : words.sub}>
        <Loaded
          state={state}
          words={{ ...words, failedHeading: words.failed }}
          failure={words.failedLine}
          onRetry={open}
          skeleton={<ProfileSkeleton />}
        >
          {(shown) => (
            <>
              {shown.isOutdated && (
                <Stale title={words.stale} tryAgain={words.tryAgain} onRetry={open}>
                  {words.staleLine}
                </Stale>
              )}
              <div className={styles.columns}>
                <ProfileNav
                  anchors={shown.sections.map((section) => ({ id: anchors[section], label: words.sections[section] }))}
                />
                <div className={styles.sections}>
                  <ProfileSections shown={shown} />
                </div>
              </div>
            </>
          )}
        </Loaded>
        <BackToForm label={words.backToForm} />
      </Screen>
    </UnsavedChanges>
  )
}
