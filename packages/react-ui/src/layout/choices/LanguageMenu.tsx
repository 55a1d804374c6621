import { useEffect, useRef } from 'react'
import { wasJustChosen } from '../../browser/language'
import { useVisitor, useVisitorTexts } from '../../dashboard/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import styles from './PageChoices.module.css'

/** The languages that the client offers, each in its own name. */
export function LanguageMenu() {
  const { language } = useVisitor()
  const { shell } = useVisitorTexts().screen
  const offered = useBehavior(language.offered$)
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (offered.length > 0 && wasJustChosen()) current.current?.focus()
  }, [offered])
  if (offered.length === 0) return null
  return (
    <nav aria-label={shell.languages}>
      <ul className={styles.languages}>
        {offered.map(({ language: one, name, isCurrent }) => (
          <li key={one}>
            <button
              ref={isCurrent ? current : undefined}
              className={styles.language}
              type="button"
              lang={one}
              aria-current={isCurrent || undefined}
              onClick={() => language.choose(one)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
