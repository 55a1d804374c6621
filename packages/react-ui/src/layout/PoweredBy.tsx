import { useVisitorTexts } from '../dashboard/DashboardContext'
import styles from './Footer.module.css'

/** The 'Powered by' logo. */
export function PoweredBy() {
  const { shell } = useVisitorTexts().screen
  return (
    <p className={styles.powered}>
      <span>{shell.poweredBy}</span>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
        <path d="M5 9h22v4.2a3 3 0 0 0 0 5.6V23H5v-4.2a3 3 0 0 0 0-5.6zM20 10v2.4m0 2.4v2.4m0 2.4V22" />
      </svg>
      <strong>{shell.product}</strong>
    </p>
  )
}
