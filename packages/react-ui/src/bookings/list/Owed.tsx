import { balanceOf, type BookingSummary, formatMoney } from '@booking-dashboard/core'
import { useMemberTexts } from '../../composition/DashboardContext'
import { Icon, Price } from '../../design'
import styles from './Owed.module.css'

/** What is owed, or that nothing is. */
export function Owed({ booking }: { readonly booking: BookingSummary }) {
  const { bookings: words } = useMemberTexts().screen
  const balance = balanceOf(booking)
  return (
    <p className={styles.owed}>
      {balance === null ? (
        <>
          <Icon name="check-circle" />
          {words.nothingOwed}
        </>
      ) : (
        <>
          <span className={styles.label}>{words.owed}</span>
          <Price value={formatMoney(balance)} size="large" />
        </>
      )}
    </p>
  )
}
