import { type Basket, invalidSections, type MandatorySection } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Alert } from '../design'
import styles from './BasketScreen.module.css'

interface SectionWarningsProps {
  readonly basket: Basket
  readonly section: MandatorySection
}

/** What has to be put right in one section, said where it is. */
export function SectionWarnings({ basket, section }: SectionWarningsProps) {
  const texts = useTexts().screen.basket
  const warning = invalidSections(basket).find((one) => one.section === section)
  if (warning === undefined) return null
  return (
    <Alert meaning="warning" title={texts.needsPuttingRight(texts.sections[section])} headingLevel={3}>
      <ul className={styles.warnings}>
        {warning.errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Alert>
  )
}
