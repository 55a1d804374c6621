import type { Currency, GatheredLine } from '@booking-dashboard/core'
import { useBookingTexts } from '../../composition/DashboardContext'
import { Price } from '../../design'
import { moneyIn } from '../moneyIn'

interface LineValueProps {
  readonly gathered: GatheredLine
  readonly currency: Currency
}

/** What stands where the amount does (price display codes of specification 2, §4). */
export function LineValue({ gathered: { line, cost }, currency }: LineValueProps) {
  const texts = useBookingTexts().screen.booking.prices
  switch (line.display.kind) {
    case 'amount':
      return <Price value={moneyIn(currency)(cost)} tone="muted" />
    case 'free':
      return texts.free
    case 'included':
      return texts.included
    case 'hidden':
      return null
  }
}
