import { useEffect, useRef } from 'react'
import { wasJustChosen } from '../../browser/language'
import { useVisitor, useVisitorTexts } from '../../dashboard/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import styles from './LanguageMenu.module.css'

/** The languages that the client offers, each in its own name. Reserves its space until they are known. */
export function LanguageMenu() {
  const { language } = useVisitor()
  const { shell } = useVisitorTexts().screen
  const offered = useBehavior(language.offered$)
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (offered.length > 0 && wasJustChosen()) current.current?.focus()
  }, [offered])
  return (
    <div className={styles.place}>
      {offered.length > 0 && (
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
      )}
    </div>
  )
}
