import { type Basket, basketOverview, type Booking, paths } from '@booking-dashboard/core'
import { useEffect, useRef, useState } from 'react'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { Button, ButtonLink, Row, WithSummary } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { EmptyBasketDialog, RemovalDialog } from './BasketDialogs'
import { BasketPassengers } from './BasketPassengers'
import { BasketSectionCard } from './BasketSectionCard'
import { BasketToolbar } from './BasketToolbar'
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
  const overview = basketOverview(basket)
  const removal = useRemoval(feature, basket, overview)
  const [emptying, setEmptying] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const reset = (): void => {
    setEmptying(false)
    void feature.reset()
  }
  // The button that removed a line went with it: the focus goes on from the top of the list.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [overview.count])
  return (
    <WithSummary summary={<BasketTotal basket={basket} overview={overview} bookingRef={booking.reference} />}>
      <BasketToolbar removal={removal} count={overview.count} heading={heading} />
      {overview.sections.map((section) => (
        <BasketSectionCard key={section.name} section={section} basket={basket} booking={booking} removal={removal} />
      ))}
      <BasketPassengers basket={basket} removal={removal} />
      <Row between>
        <ButtonLink to={paths.booking(booking.reference)} variant="secondary" icon="plus">
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
