import { type BasketNameChange, fullName, paths } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { useTexts } from '../../composition/DashboardContext'
import styles from '../ticketDetails/TicketDetails.module.css'

/** The name that the ticket gets once the basket is checked out. */
export function InBasketNote({
  bookingRef,
  change,
}: {
  readonly bookingRef: string
  readonly change: BasketNameChange
}) {
  const texts = useTexts().screen.ticketDetails
  return (
    <p className={styles.note}>
      {texts.inBasket(fullName(change))} {texts.inBasketSentence}{' '}
      <Link className={styles.link} to={paths.basket(bookingRef)}>
        {texts.viewBasket}
      </Link>
    </p>
  )
}
