import { type BasketSectionLine, type Currency, isCharged } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { Price } from '../design'
import styles from './BasketScreen.module.css'

interface LinePriceProps {
  readonly line: BasketSectionLine
  readonly currency: Currency
}

/** What stands where the amount does (price display codes of specification 2, §4), with the fee in it. */
export function LinePrice({ line: { price }, currency }: LinePriceProps) {
  const { basket: texts, booking } = useTexts().screen
  const inMoney = moneyIn(currency)
  switch (price.display.kind) {
    case 'amount':
      return (
        <span className={styles.price}>
          <Price value={inMoney(price.display.amount)} />
          {isCharged(price.bookingFee) && <span className={styles.fee}>{texts.feeIncluded(inMoney(price.bookingFee))}</span>}
        </span>
      )
    case 'free':
      return booking.prices.free
    case 'included':
      return booking.prices.included
    case 'hidden':
      return null
  }
}
