import { isCharged, type Minor, type InMoney } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { useBookingTexts } from '../dashboard/DashboardContext'
import styles from './WithFee.module.css'

interface WithFeeProps {
  /** The booking fee that the price holds; null where none is named. */
  readonly fee: Minor | null
  readonly inMoney: InMoney
  /** All of the price. */
  readonly children: ReactNode
}

/** A price as every screen shows it: all of it first, and with it the booking fee that it holds. */
export function WithFee({ fee, inMoney, children }: WithFeeProps) {
  const { withFee } = useBookingTexts().screen.booking.prices
  return (
    <span className={styles.price}>
      {children}
      {fee !== null && isCharged(fee) && <span className={styles.fee}>{withFee(inMoney(fee))}</span>}
    </span>
  )
}
