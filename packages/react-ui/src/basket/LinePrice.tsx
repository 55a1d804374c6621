import type { BasketSectionLine, Currency, Minor } from '@booking-dashboard/core'
import { WithFee } from '../bookings/WithFee'
import { useTexts, useFormats } from '../dashboard/DashboardContext'
import { Price } from '../design'

interface LinePriceProps {
  /** Without the fee if the fee is shown elsewhere. */
  readonly price: Pick<BasketSectionLine['price'], 'display'> & { readonly bookingFee?: Minor }
  readonly currency: Currency
}

/** The amount or its substitute (price display codes of behaviour/catalogue#2.4), with the included fee. */
export function LinePrice({ price, currency }: LinePriceProps) {
  const formats = useFormats()
  const { booking } = useTexts('basket').screen
  const inMoney = formats.moneyIn(currency)
  switch (price.display.kind) {
    case 'amount':
      return (
        <WithFee fee={price.bookingFee ?? null} inMoney={inMoney}>
          <Price value={inMoney(price.display.amount)} />
        </WithFee>
      )
    case 'free':
      return booking.prices.free
    case 'included':
      return booking.prices.included
    case 'hidden':
      return null
  }
}
