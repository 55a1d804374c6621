import { isCharged, type Minor, type InMoney } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { quiet } from '../design'
import styles from './WithFee.module.css'
import type { Elements } from '../design/Elements'

interface WithFeeProps {
  /** The booking fee that the price includes; null if none is named. */
  readonly fee: Minor | null
  readonly inMoney: InMoney
  /** The full price. */
  readonly children: Elements
}

/** A price as every screen shows it: the full price first, then the booking fee it includes. */
export function WithFee({ fee, inMoney, children }: WithFeeProps) {
  const { withFee } = useTexts('booking').screen.booking.prices
  return (
    <span className={styles.price}>
      {children}
      {fee !== null && isCharged(fee) && <span className={quiet}>{withFee(inMoney(fee))}</span>}
    </span>
  )
}
