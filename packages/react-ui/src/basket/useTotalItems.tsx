import type { BasketOverview } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../dashboard/DashboardContext'
import { Price } from '../design'

/** The bill lines below the sections, on the basket and the checkout. They make the sections add up to the total. */
export const useTotalItems = ({ currency, unlisted, total, bookingFee }: BasketOverview) => {
  const formats = useFormats()
  const { basket, booking } = useTexts('basket').screen
  const inMoney = formats.moneyIn(currency)
  const muted = (amount: Parameters<typeof inMoney>[0]) => <Price value={inMoney(amount)} tone="muted" />
  return [
    ...(unlisted === null ? [] : [{ label: booking.prices.withoutPrice, value: muted(unlisted) }]),
    { label: basket.summary.total, value: <Price value={inMoney(total)} size="large" />, total: true },
    ...(bookingFee === null ? [] : [{ label: basket.summary.fees, value: muted(bookingFee) }]),
  ]
}
