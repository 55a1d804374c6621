import { paths } from '@booking-dashboard/core'
import { Loaded } from '../bookings/Loaded'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { ButtonLink, EmptyState, Row } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { FilledBasket } from './FilledBasket'

/** The basket in each of its states. */
export function BasketBody({ bookingRef }: { readonly bookingRef: string }) {
  const texts = useTexts('basket').screen.basket
  const basket = useArea('basket').basket(bookingRef)
  const state = useBehavior(basket.state$)
  return (
    <Loaded
      state={state.kind === 'unknown' ? { kind: 'loading' } : state}
      words={texts}
      failure={texts.failedSentence}
      onRetry={() => void basket.load()}
      isRetrying={state.kind === 'failed' && state.isRetrying}
    >
      {(known) =>
        known.kind === 'loaded' ? (
          <FilledBasket bookingRef={bookingRef} basket={basket} state={known} />
        ) : (
          <EmptyState
            icon="basket"
            heading={texts.emptyHeading}
            action={
              <Row>
                <ButtonLink to={paths.booking(bookingRef)}>{texts.backToBooking}</ButtonLink>
                <ButtonLink to={paths.tickets(bookingRef)} variant="secondary" icon="ticket">
                  {texts.chooseTickets}
                </ButtonLink>
              </Row>
            }
          >
            {texts.emptySentence}
          </EmptyState>
        )
      }
    </Loaded>
  )
}
