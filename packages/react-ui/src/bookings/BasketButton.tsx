import { paths } from '@booking-dashboard/core'
import { useBookingArea, useBookingTexts } from '../dashboard/DashboardContext'
import { ButtonLink } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import styles from './BasketButton.module.css'

/** The link to the basket with its item count, in the same place on every booking screen. */
export function BasketButton({ bookingRef }: { readonly bookingRef: string }) {
  const texts = useBookingTexts().screen.booking
  const count = useBehavior(useBookingArea().basketAtHand(bookingRef).count$)
  return (
    <ButtonLink
      to={paths.basket(bookingRef)}
      variant="secondary"
      icon="basket"
      className={styles.basket}
      aria-label={count === null ? texts.basket : `${texts.basket}, ${texts.basketCount(count)}`}
    >
      <span className={styles.word}>{texts.basket}</span>
      <span className={styles.count} data-count={count ?? 'unknown'}>
        {count}
      </span>
    </ButtonLink>
  )
}
