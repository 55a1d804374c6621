import { type Booking, checkoutPanel, waysToPay } from '@booking-dashboard/core'
import { PaymentsMade } from '../bookings/money/PaymentsMade'
import { CreditNote } from './CreditNote'
import { NothingOwed } from './NothingOwed'
import { OwedCard } from './OwedCard'
import styles from './PaymentColumns.module.css'
import { PaymentPanel } from './PaymentPanel'
import { usePayment } from './usePayment'
import { WaysToPay } from './WaysToPay'

/** Nothing is offered that would pay what may be paid already. */
export function MakePayment({ booking }: { readonly booking: Booking }) {
  const { payment, state, check } = usePayment(booking.reference, 'balance')
  const isFree = checkoutPanel(state) === 'form'
  const ways = waysToPay(booking)
  return (
    <div className={styles.columns}>
      {ways.length > 0 && <OwedCard booking={booking} />}
      <div className={styles.main}>
        <PaymentPanel bookingRef={booking.reference} payment={payment} state={state} onCheckAgain={check} />
        {ways.length > 0 && <CreditNote booking={booking} />}
        {isFree && (ways.length > 0 ? <WaysToPay booking={booking} ways={ways} /> : <NothingOwed booking={booking} />)}
        <PaymentsMade booking={booking} />
      </div>
    </div>
  )
}
