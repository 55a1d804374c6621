import { late } from '../loading/late'
import styles from './LateChoices.module.css'

const Choices = late(async () => (await import('./choices/PageChoices')).PageChoices)

/** The choices below every page load after it, into a space of their own. */
export function LateChoices() {
  return (
    <div className={styles.place}>
      <div className={styles.room}>
        <Choices />
      </div>
    </div>
  )
}
