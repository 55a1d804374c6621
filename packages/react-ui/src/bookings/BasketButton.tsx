import { paths } from '@booking-dashboard/core'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { ButtonLink } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import styles from './BasketButton.module.css'

/** The link to the basket with its item count, in the same place on every booking screen. */
export function BasketButton({ bookingRef }: { readonly bookingRef: string }) {
  const texts = useTexts('booking').screen.booking
  const count = useBehavior(useArea('booking').basketAtHand(bookingRef).count$)
  return (
    <ButtonLink
      to={paths.basket(bookingRef)}
      variant="secondary"
      icon="basket"
      className={styles.basket}
      aria-label={count === null ? texts.basket : `${texts.basket}, ${texts.basketCount(count)}`}
    >
      <span className={styles.word}>{texts.basket}</span>{' '}
      <span className={styles.count} data-count={count ?? 'unknown'}>
        {count}
      </span>
    </ButtonLink>
  )
}
