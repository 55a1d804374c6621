import { ColourSchemeSwitch } from './ColourSchemeSwitch'
import { LanguageMenu } from './LanguageMenu'
import styles from './PageChoices.module.css'

/** How the customer wants every page: its language and its colours. */
export function PageChoices() {
  return (
    <div className={styles.choices}>
      <LanguageMenu />
      <ColourSchemeSwitch />
    </div>
  )
}
