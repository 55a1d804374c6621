import type { BoughtLine, Currency } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Price } from '../../design'

interface LineValueProps {
  readonly line: Pick<BoughtLine, 'display' | 'cost'>
  readonly currency: Currency
}

/** The amount or its substitute (price display codes of behaviour/catalogue#2.4). */
export function LineValue({ line: { display, cost }, currency }: LineValueProps) {
  const formats = useFormats()
  const texts = useTexts('booking').screen.booking.prices
  switch (display.kind) {
    case 'amount':
      return <Price value={formats.moneyIn(currency)(cost)} tone="muted" />
    case 'free':
      return texts.free
    case 'included':
      return texts.included
    case 'hidden':
      return null
  }
}
