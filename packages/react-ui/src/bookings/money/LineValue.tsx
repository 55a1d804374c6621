import type { Currency, GatheredLine } from '@booking-dashboard/core'
import { useBookingTexts, useFormats } from '../../composition/DashboardContext'
import { Price } from '../../design'

interface LineValueProps {
  readonly gathered: GatheredLine
  readonly currency: Currency
}

/** What stands where the amount does (price display codes of specification 2, §4). */
export function LineValue({ gathered: { line, cost }, currency }: LineValueProps) {
  const formats = useFormats()
  const texts = useBookingTexts().screen.booking.prices
  switch (line.display.kind) {
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
