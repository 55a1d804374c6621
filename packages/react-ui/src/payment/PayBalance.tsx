import { type BalancePart, balanceToPay, type Booking, checkoutPanel, paths, type PaymentState } from '@booking-dashboard/core'
import { useState } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { ButtonLink, EmptyState } from '../design'
import { BalanceForm } from './BalanceForm'
import { BalanceSummary } from './BalanceSummary'
import { NothingOwed } from './NothingOwed'
import styles from './PaymentColumns.module.css'
import { PaymentPanel } from './PaymentPanel'
import { usePayment } from './usePayment'

interface PayBalanceProps {
  readonly booking: Booking
  readonly part: BalancePart
}

/** Form on one side, what it pays on the other; what stands against paying in their place. */
export function PayBalance({ booking, part }: PayBalanceProps) {
  const { reference } = booking
  const { checkout } = useTexts().screen
  const { payment, state, check } = usePayment(reference, 'balance')
  const [opened, setOpened] = useState(false)
  const [done, setDone] = useState(false)
  const due = balanceToPay(booking, part)
  const panel = checkoutPanel(state)
  if (panel === 'form' && !opened) setOpened(true)

  const ended = (end: PaymentState): void => setDone(end.kind === 'idle')

  if (panel === 'form' && done) {
    return (
      <EmptyState icon="check" heading={checkout.done.heading} action={<ButtonLink to={paths.booking(reference)}>{checkout.toBooking}</ButtonLink>}>
        {checkout.done.sentence}
      </EmptyState>
    )
  }
  if (panel === 'form' && due === null) return <NothingOwed booking={booking} />
  return (
    <div className={styles.columns}>
      {due !== null && <BalanceSummary booking={booking} due={due} />}
      <div className={styles.main}>
        <PaymentPanel bookingRef={reference} payment={payment} state={state} onCheckAgain={check} />
        {opened && due !== null && panel !== 'bookingFailed' && (
          <BalanceForm booking={booking} part={part} amount={due.amount} payment={payment} state={state} onEnd={ended} />
        )}
      </div>
    </div>
  )
}
