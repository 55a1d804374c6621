import type { BasketSection } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Alert } from '../design'
import styles from './BasketScreen.module.css'

/** What has to be put right in one section, said where it is. */
export function SectionWarnings({ section: { name, mandatory, warnings } }: { readonly section: BasketSection }) {
  const texts = useTexts().screen.basket
  if (mandatory === null || warnings.length === 0) return null
  return (
    <Alert meaning="warning" title={texts.needsPuttingRight(texts.sections[name])} headingLevel={3}>
      <ul className={styles.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Alert>
  )
}
