import { paths } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../dashboard/DashboardContext'
import { Button, ButtonLink, isFocusLost, Row, WithSummary } from '../design'
import type { BasketPartProps } from './BasketPartProps'
import { BasketPassengers } from './BasketPassengers'
import { BasketQuestions } from './BasketQuestions'
import { BasketSectionCard } from './BasketSectionCard'
import { BasketToolbar } from './BasketToolbar'
import { BasketTotal } from './BasketTotal'
import { MissingPassengersForm } from './MissingPassengersForm'

export function FilledBasket({ bookingRef, basket, state }: BasketPartProps & { readonly bookingRef: string }) {
  const texts = useTexts('basket').screen.basket
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that removed the line leaves the page with it, so the focus moves to the top of the list.
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus({ preventScroll: true })
  }, [state.count])
  return (
    <WithSummary summary={<BasketTotal state={state} bookingRef={bookingRef} />}>
      <BasketToolbar basket={basket} state={state} heading={heading} />
      {state.missing && <MissingPassengersForm basket={basket} missing={state.missing} />}
      {state.sections.map((section) => (
        <BasketSectionCard
          key={section.name}
          section={section}
          basket={basket}
          currency={state.currency}
          canPick={state.canPick}
          picked={state.picked}
          removing={state.removing}
        />
      ))}
      <BasketPassengers basket={basket} state={state} />
      <Row between>
        <ButtonLink to={paths.booking(bookingRef)} variant="secondary" icon="plus">
          {texts.addMore}
        </ButtonLink>
        <Button variant="quiet" busy={state.isDiscarding} onClick={basket.askToDiscard}>
          {texts.empty}
        </Button>
      </Row>
      <BasketQuestions basket={basket} state={state} />
    </WithSummary>
  )
}
