import { useTexts } from '../../composition/DashboardContext'
import styles from './Facts.module.css'

/** How many stars an accommodation has, if any. */
export function Stars({ stars }: { readonly stars: number | null }) {
  const texts = useTexts().screen.accommodation
  if (stars === null) return null
  return (
    <span className={styles.stars} role="img" aria-label={texts.stars(stars)}>
      {'★'.repeat(stars)}
    </span>
  )
}
