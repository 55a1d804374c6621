import { type Booking, waysToPay } from '@booking-dashboard/core'
import { PaymentsMade } from '../bookings/money/PaymentsMade'
import { useDashboard, useTexts } from '../composition/DashboardContext'
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
  const { form } = useTexts().screen.checkout
  const model = useDashboard().balancePayment(booking.reference, 'outstanding')
  const state = useBehavior(model.state$)
  const payment = state.kind === 'open' ? state.payment : null
  usePaymentPage(model, payment?.kind === 'moving')
  const ways = waysToPay(booking)
  const isFree = payment === null || payment.kind === 'form'
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
        {isFree && ways.length > 0 && <CreditNote booking={booking} />}
        {isFree && (ways.length > 0 ? <WaysToPay booking={booking} ways={ways} /> : <NothingOwed booking={booking} />)}
        <PaymentsMade booking={booking} />
      </div>
    </div>
  )
}
