import type { StockShown } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { Badge } from '../../design'
import styles from './ShopRow.module.css'

interface AvailabilityWordsProps {
  readonly stock: Pick<StockShown, 'level' | 'left'>
  /** The reason why it is sold out, beside the badge. */
  readonly soldOut?: string | undefined
}

/** Whether it is available, and the number left if it is low. */
export function AvailabilityWords({ stock: { level, left }, soldOut }: AvailabilityWordsProps) {
  const texts = useTexts('basket').screen.shop.availability
  switch (level) {
    case 'soldOut':
      return soldOut === undefined ? <Badge>{texts.soldOut}</Badge> : <span className={styles.soldOut}>{soldOut}</span>
    case 'few':
      return <Badge meaning="warning">{texts.few(left ?? 0)}</Badge>
    default:
      return <span className={styles.quiet}>{texts[level]}</span>
  }
}
