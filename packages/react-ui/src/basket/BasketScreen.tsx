import { useEffect } from 'react'
import { paths } from '@booking-dashboard/core'
import { BookingFrame } from '../bookings/BookingFrame'
import { Loaded } from '../bookings/Loaded'
import { PaymentAttention } from '../bookings/PaymentAttention'
import { useBookingRef } from '../bookings/useBookingRef'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { ButtonLink, EmptyState, Row } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { useCheckOnReturn } from '../reactive/useCheckOnReturn'
import { FilledBasket } from './FilledBasket'

export default function BasketScreen() {
  const { titles } = useTexts('basket').screen
  const basket = useArea('basket').basket(useBookingRef())
  useCheckOnReturn(basket.check)

  return (
    <BookingFrame beforeTrip title={titles.basket} basket="load">
      {({ reference }, { payment }) => (
        <>
          <PaymentAttention payment={payment} />
          <BasketBody bookingRef={reference} />
        </>
      )}
    </BookingFrame>
  )
}

/** The basket in each of its states. */
function BasketBody({ bookingRef }: { readonly bookingRef: string }) {
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
          <EmptyBasket bookingRef={bookingRef} />
        )
      }
    </Loaded>
  )
}

function EmptyBasket({ bookingRef }: { readonly bookingRef: string }) {
  const texts = useTexts('basket').screen.basket
  // The list that the customer has just emptied was longer, and its end may be in view.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
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
}
