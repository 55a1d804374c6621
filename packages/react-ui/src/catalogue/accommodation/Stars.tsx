import { useTexts } from '../../dashboard/DashboardContext'
import styles from './Facts.module.css'

const star = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8Z'

/** The star rating of an accommodation, if it has one. */
export function Stars({ stars }: { readonly stars: number | null }) {
  const texts = useTexts('accommodation').screen.accommodation
  if (stars === null) return null
  return (
    <span className={styles.stars} role="img" aria-label={texts.stars(stars)}>
      {Array.from({ length: stars }, (_one, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden>
          <path d={star} />
        </svg>
      ))}
    </span>
  )
}
