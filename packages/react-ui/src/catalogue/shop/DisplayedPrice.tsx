import type { PriceDisplay, InMoney } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { Price, quiet, strong } from '../../design'

interface DisplayedPriceProps {
  readonly display: PriceDisplay
  readonly inMoney: InMoney
  /** The text if the amount is hidden. */
  readonly hidden?: string | undefined
}

/** An amount or its substitute (price display codes of behaviour/catalogue#2.4). */
export function DisplayedPrice({ display, inMoney, hidden }: DisplayedPriceProps) {
  const texts = useTexts('basket').screen.shop
  switch (display.kind) {
    case 'amount':
      return <Price value={inMoney(display.amount)} />
    case 'free':
      return <span className={strong}>{texts.free}</span>
    case 'included':
      return <span className={strong}>{texts.included}</span>
    case 'hidden':
      return hidden === undefined ? null : <span className={quiet}>{hidden}</span>
  }
}
