import { type Basket, type Booking, paths } from '@booking-dashboard/core'
import { useState } from 'react'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { Button, ButtonLink, Row, WithSummary } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { EmptyBasketDialog, RemovalDialog } from './BasketDialogs'
import { BasketLines } from './BasketLines'
import { BasketPassengers } from './BasketPassengers'
import { BasketTickets } from './BasketTickets'
import { BasketTotal } from './BasketTotal'
import { useRemoval } from './useRemoval'

interface FilledBasketProps {
  readonly booking: Booking
  readonly basket: Basket
}

/** A basket with something in it. */
export function FilledBasket({ booking, basket }: FilledBasketProps) {
  const texts = useTexts().screen.basket
  const feature = useDashboard().basket(booking.reference)
  const { activity } = useBehavior(feature.state$)
  const removal = useRemoval(feature, basket)
  const [emptying, setEmptying] = useState(false)
  const busy = activity === 'removing' || activity === 'resetting'
  const reset = (): void => {
    setEmptying(false)
    void feature.reset()
  }
  return (
    <WithSummary summary={<BasketTotal basket={basket} bookingRef={booking.reference} />}>
      <BasketTickets basket={basket} booking={booking} removal={removal} busy={busy} />
      <BasketLines basket={basket} />
      <BasketPassengers basket={basket} removal={removal} busy={busy} />
      <Row between>
        <ButtonLink to={paths.tickets(booking.reference)} variant="secondary" icon="plus">
          {texts.addMore}
        </ButtonLink>
        <Button variant="quiet" busy={activity === 'resetting'} onClick={() => setEmptying(true)}>
          {texts.empty}
        </Button>
      </Row>
      <RemovalDialog removal={removal} />
      <EmptyBasketDialog open={emptying} onClose={() => setEmptying(false)} onConfirm={reset} />
    </WithSummary>
  )
}
