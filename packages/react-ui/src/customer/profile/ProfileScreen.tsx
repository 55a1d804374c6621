import type { ShownProfile } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Loaded, Stale } from '../../bookings/Loaded'
import { useArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { quiet } from '../../design'
import { BackToForm } from '../../layout/BackToForm'
import { Screen } from '../../layout/Screen'
import { UnsavedChanges } from '../../navigation/UnsavedChanges'
import { useBehavior } from '../../reactive/useBehavior'
import { useCheckOnReturn } from '../../reactive/useCheckOnReturn'
import { useOpen } from '../../reactive/useOpen'
import styles from './ProfileScreen.module.css'
import { ProfileSections } from './ProfileSections'

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
  useOpen(profile.open)
  useCheckOnReturn(profile.reload)
  useAnchor(state.kind === 'shown')
  return (
    <UnsavedChanges>
      <Screen title={words.title} sub={state.kind === 'failed' ? undefined : words.sub}>
        <Loaded
          state={state}
          words={{ ...words, failedHeading: words.failed }}
          failure={words.failedLine}
          onRetry={open}
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

interface Anchor {
  readonly id: string
  readonly label: string
}

/** Links to the sections of the page. */
function ProfileNav({ anchors }: { readonly anchors: readonly Anchor[] }) {
  const { profile: words } = useDetailsTexts().screen
  const { hash } = useLocation()
  return (
    <nav className={styles.nav} aria-labelledby="profile-nav">
      <h2 className={quiet} id="profile-nav">
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

/** Scrolls to the section that the address names and focuses its heading, on load and on each click of its link. */
const useAnchor = (ready: boolean): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!ready || hash === '') return
    // A browser that jumps to an anchor takes the focus away at the end.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(hash.slice(1))
      section?.scrollIntoView({ block: 'start' })
      section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [ready, hash, key])
}
