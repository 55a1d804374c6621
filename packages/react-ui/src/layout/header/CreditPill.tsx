import { useArea, useVisitorTexts, useFormats } from '../../dashboard/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import styles from './Header.module.css'

/** The customer's credit, one total for each currency; nothing without credit. */
export function CreditPill() {
  const formats = useFormats()
  const { customer } = useArea('member')
  const { shell } = useVisitorTexts().screen
  const credit = useBehavior(customer.credit$)
  if (credit.length === 0) return null
  return (
    <p className={styles.credit}>
      <span className={styles.creditLabel}>{shell.credit}</span>
      {credit.map((total) => (
        <span key={total.currency.symbol}>{formats.money(total)}</span>
      ))}
    </p>
  )
}
