import { basketOf, type Booking, isEmptyBasket, paths } from '@booking-dashboard/core'
import { BookingSkeleton } from '../bookings/page/BookingSkeleton'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { ButtonLink, EmptyState, ErrorState, Loading, Row } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { FilledBasket } from './FilledBasket'

/** The basket in whatever state it is. */
export function BasketBody({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.basket
  const feature = useDashboard().basket(booking.reference)
  const state = useBehavior(feature.state$)
  const basket = basketOf(state)
  if (basket !== null && !isEmptyBasket(basket)) return <FilledBasket booking={booking} basket={basket} />
  switch (state.contents.kind) {
    case 'unknown':
      return (
        <Loading label={texts.loading}>
          <BookingSkeleton />
        </Loading>
      )
    case 'failed':
      return (
        <ErrorState
          heading={texts.failedHeading}
          onRetry={() => void feature.get()}
          retrying={state.activity === 'getting'}
        >
          {texts.failedSentence}
        </ErrorState>
      )
    default:
      return (
        <EmptyState
          icon="basket"
          heading={texts.emptyHeading}
          action={
            <Row>
              <ButtonLink to={paths.booking(booking.reference)}>{texts.backToBooking}</ButtonLink>
              <ButtonLink to={paths.tickets(booking.reference)} variant="secondary" icon="ticket">
                {texts.chooseTickets}
              </ButtonLink>
            </Row>
          }
        >
          {texts.emptySentence}
        </EmptyState>
      )
  }
}
