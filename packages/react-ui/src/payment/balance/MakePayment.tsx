import type { Booking } from '@booking-dashboard/core'
import { PaymentsMade } from '../../bookings/money/PaymentsMade'
import { useArea } from '../../dashboard/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import { CreditNote, useIsCreditKnown } from '../CreditNote'
import { NothingOwed } from './NothingOwed'
import { OwedCard } from './OwedCard'
import styles from '../PaymentColumns.module.css'
import { PaymentPanel } from '../PaymentPanel'
import { usePaymentPage } from '../usePaymentPage'
import { WaysToPay } from './WaysToPay'

/** Offers no way to pay an amount that may be paid already. */
export function MakePayment({ booking }: { readonly booking: Booking }) {
  const dashboard = useArea('paying')
  const bill = useBehavior(dashboard.bill(booking.reference))
  const model = dashboard.balancePayment(booking.reference, 'outstanding')
  const state = useBehavior(model.state$)
  const { payment, words } = state.kind === 'open' ? state : { payment: null, words: null }
  usePaymentPage(model, payment?.kind === 'moving')
  const standing = useBehavior(model.ways$)
  const ways = bill?.ways ?? []
  const isOpen = standing === 'open'
  const isCreditKnown = useIsCreditKnown()
  // Content below the status check would move when the check ends.
  const isAboveWhole = standing !== 'checking' && (isCreditKnown || !isOpen || ways.length === 0)
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {payment !== null && <PaymentPanel view={payment} words={words} commands={model} />}
        {isOpen &&
          bill &&
          (ways.length > 0 ? (
            <WaysToPay booking={booking} ways={ways} />
          ) : (
            <NothingOwed bookingRef={booking.reference} why={bill.nothingToPay} />
          ))}
        {isOpen && ways.length > 0 && <CreditNote currency={booking.currency} />}
        {isAboveWhole && bill && <PaymentsMade booking={booking} made={bill.payments} />}
      </div>
      {isAboveWhole && bill && ways.length > 0 && (
        <div className={styles.after}>
          <OwedCard bill={bill} />
        </div>
      )}
    </div>
  )
}
