import { type Booking, waysToPay } from '@booking-dashboard/core'
import { PaymentsMade } from '../bookings/money/PaymentsMade'
import { usePayingArea, usePayingTexts } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'
import { CreditNote } from './CreditNote'
import { NothingOwed } from './NothingOwed'
import { OwedCard } from './OwedCard'
import styles from './PaymentColumns.module.css'
import { PaymentPanel } from './PaymentPanel'
import { usePaymentPage } from './usePaymentPage'
import { WaysToPay } from './WaysToPay'

/** Nothing is offered that would pay what may be paid already. */
export function MakePayment({ booking }: { readonly booking: Booking }) {
  const { form } = usePayingTexts().screen.checkout
  const model = usePayingArea().balancePayment(booking.reference, 'outstanding')
  const state = useBehavior(model.state$)
  const payment = state.kind === 'open' ? state.payment : null
  usePaymentPage(model, payment?.kind === 'moving')
  const ways = waysToPay(booking)
  const isFree = payment === null || payment.kind === 'form'
  // What stands below the look would move when it has ended.
  const hasLooked = state.kind !== 'loading' && payment?.kind !== 'checking'
  return (
    <div className={styles.columns}>
      {ways.length > 0 && <OwedCard booking={booking} />}
      <div className={styles.main}>
        {payment !== null && (
          <PaymentPanel
            bookingRef={booking.reference}
            of="balance"
            view={payment}
            commands={model}
            failedHeading={form.failedHeading}
          />
        )}
        {hasLooked && isFree && ways.length > 0 && <CreditNote booking={booking} />}
        {hasLooked &&
          isFree &&
          (ways.length > 0 ? <WaysToPay booking={booking} ways={ways} /> : <NothingOwed booking={booking} />)}
        {hasLooked && <PaymentsMade booking={booking} />}
      </div>
    </div>
  )
}
