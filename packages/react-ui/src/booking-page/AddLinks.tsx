import type { ShownBooking } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { useTexts } from '../dashboard/DashboardContext'
import { Icon } from '../design'
import styles from './AddLinks.module.css'

/** The ways to add something, below the booking's name. */
export function AddLinks({ add }: Pick<ShownBooking, 'add'>) {
  const texts = useTexts('bookingPage').screen.bookingPage.add
  if (add.length === 0) return null
  return (
    <nav className={styles.add} aria-label={texts.heading}>
      <span aria-hidden="true">{texts.heading}</span>
      {add.map(({ what, path }) => (
        <Link key={what} to={path} className={styles.link} aria-label={texts.said[what]}>
          <Icon name="plus" />
          <span>{texts[what]}</span>
        </Link>
      ))}
    </nav>
  )
}
