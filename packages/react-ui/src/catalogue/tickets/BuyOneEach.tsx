import type { TicketShop } from '@booking-dashboard/core'
import { useState } from 'react'
import { useTexts } from '../../dashboard/DashboardContext'
import { Button } from '../../design'
import { afterPaint } from '../../loading/afterPaint'

interface BuyOneEachProps {
  readonly ticketTypeId: string
  /** The ticket and its event. */
  readonly label: string
  readonly shop: TicketShop
}

/** Buys one ticket for each passenger. The button is busy at once, before the choice is made and shown. */
export function BuyOneEach({ ticketTypeId, label, shop }: BuyOneEachProps) {
  const { tickets: texts, shop: words } = useTexts('basket').screen
  const [isBuying, setBuying] = useState(false)
  const buy = (): void => {
    setBuying(true)
    afterPaint(() => void shop.buyOneEach(ticketTypeId).finally(() => setBuying(false)))
  }
  return (
    <Button
      variant="quiet"
      iconAfter="arrow-right"
      busy={isBuying}
      busyLabel={words.summary.adding}
      aria-label={`${texts.buyOneEach}, ${label}`}
      onClick={buy}
    >
      {texts.buyOneEach}
    </Button>
  )
}
