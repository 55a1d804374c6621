import { paths } from '@booking-dashboard/core'
import { BookingSkeleton } from '../bookings/page/BookingSkeleton'
import { useBasketArea, useBasketTexts } from '../composition/DashboardContext'
import { ButtonLink, EmptyState, ErrorState, Loading, Row } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { FilledBasket } from './FilledBasket'

/** The basket in whatever state it is. */
export function BasketBody({ bookingRef }: { readonly bookingRef: string }) {
  const texts = useBasketTexts().screen.basket
  const basket = useBasketArea().basket(bookingRef)
  const state = useBehavior(basket.state$)
  switch (state.kind) {
    case 'unknown':
    case 'loading':
      return (
        <Loading label={texts.loading}>
          <BookingSkeleton />
        </Loading>
      )
    case 'failed':
      return (
        <ErrorState heading={texts.failedHeading} onRetry={() => void basket.load()} retrying={state.isRetrying}>
          {texts.failedSentence}
        </ErrorState>
      )
    case 'none':
      return (
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
    case 'loaded':
      return <FilledBasket bookingRef={bookingRef} basket={basket} state={state} />
  }
}
