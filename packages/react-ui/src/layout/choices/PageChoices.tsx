import { ColourSchemeSwitch } from './ColourSchemeSwitch'
import { LanguageMenu } from './LanguageMenu'
import styles from './PageChoices.module.css'

/** How the customer wants every page: its language and its colours. Before any script, the HTML has room for them. */
export function PageChoices() {
  return (
    <div className={styles.place}>
      <div className={styles.room}>
        {typeof document !== 'undefined' && (
          <div className={styles.choices}>
            <LanguageMenu />
            <ColourSchemeSwitch />
          </div>
        )}
      </div>
    </div>
  )
}
