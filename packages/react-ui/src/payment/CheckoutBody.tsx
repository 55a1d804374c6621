import { basketOf, type Booking, checkoutObstacle, checkoutPanel, paths, type PaymentState } from '@booking-dashboard/core'
import { useEffect, useState } from 'react'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { Alert, ButtonLink, EmptyState, ErrorState, Loading, Skeleton } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { PayForm } from './PayForm'
import styles from './PaymentColumns.module.css'
import { PaymentPanel } from './PaymentPanel'
import { PurchaseSummary } from './PurchaseSummary'
import { usePayment } from './usePayment'

/** Form on one side, what is bought on the other; what stands against paying in their place. */
export function CheckoutBody({ booking }: { readonly booking: Booking }) {
  const { reference } = booking
  const texts = useTexts().screen.checkout
  const basketFeature = useDashboard().basket(reference)
  const { contents } = useBehavior(basketFeature.state$)
  const { payment, state, check } = usePayment(reference, 'basket')
  const [opened, setOpened] = useState(false)
  const [done, setDone] = useState(false)
  const basket = basketOf(useBehavior(basketFeature.state$))
  const panel = checkoutPanel(state)
  if (panel === 'form' && !opened) setOpened(true)

  const unknown = contents.kind === 'unknown'
  useEffect(() => {
    if (unknown) void basketFeature.get()
  }, [basketFeature, unknown])

  const ended = (end: PaymentState): void => setDone(end.kind === 'idle')
  const toBasket = <ButtonLink to={paths.basket(reference)}>{texts.backToBasket}</ButtonLink>

  if (panel === 'form' && contents.kind === 'none') {
    return done ? (
      <EmptyState icon="check" heading={texts.done.heading} action={<ButtonLink to={paths.booking(reference)}>{texts.toBooking}</ButtonLink>}>
        {texts.done.sentence}
      </EmptyState>
    ) : (
      <EmptyState icon="basket" heading={texts.emptyHeading} action={<ButtonLink to={paths.tickets(reference)}>{texts.chooseTickets}</ButtonLink>}>
        {texts.emptySentence}
      </EmptyState>
    )
  }
  if (panel === 'form' && contents.kind === 'failed') {
    return (
      <ErrorState heading={texts.failedHeading} onRetry={() => void basketFeature.get()}>
        {texts.failedSentence}
      </ErrorState>
    )
  }
  const blocked = panel === 'form' && basket !== null && checkoutObstacle(basket) !== null
  return (
    <div className={styles.columns}>
      {basket !== null && <PurchaseSummary basket={basket} booking={booking} />}
      <div className={styles.main}>
        <PaymentPanel bookingRef={reference} payment={payment} state={state} onCheckAgain={check} />
        {panel === 'form' && basket === null && (
          <Loading label={texts.loading}>
            <Skeleton shape="block" height="20rem" />
          </Loading>
        )}
        {blocked && (
          <Alert meaning="warning" title={texts.blockedHeading} actions={toBasket}>
            {texts.blockedSentence}
          </Alert>
        )}
        {opened && !blocked && basket !== null && panel !== 'bookingFailed' && (
          <PayForm bookingRef={reference} basket={basket} publicKey={booking.publicKey} payment={payment} state={state} onEnd={ended} />
        )}
      </div>
    </div>
  )
}
