import { type BalancePart, type Booking, failureFor, formatMoney, mayPay, type Money, paths, type PaymentFeature, type PaymentState } from '@booking-dashboard/core'
import { useState } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { ButtonLink } from '../design'
import { CardForm } from './CardForm'
import { FailurePanel } from './FailurePanel'
import styles from './PaymentColumns.module.css'

interface BalanceFormProps {
  readonly booking: Booking
  readonly part: BalancePart
  readonly amount: Money
  readonly payment: PaymentFeature
  readonly state: PaymentState
  readonly onEnd: (state: PaymentState) => void
}

/** The card form for what a booking owes. It stays on the page, hidden, while its card is used. */
export function BalanceForm({ booking, part, amount, payment, state, onEnd }: BalanceFormProps) {
  const { checkout, pay: texts } = useTexts().screen
  const [pressed, setPressed] = useState(false)
  const failed = failureFor(state, 'balance')

  const pay = async (cardholderName: string): Promise<void> => {
    // What is owed is asked for first, which may take a moment without any other sign.
    setPressed(true)
    const end = await payment.payBalance({ part, shownTotal: amount.amount, cardholderName, source: { kind: 'fields' } })()
    setPressed(false)
    onEnd(end)
  }
  return (
    <>
      {failed && <FailurePanel failed={failed} amount={amount} />}
      <section className={styles.panel} hidden={!mayPay(state)}>
        <h2>{checkout.form.heading}</h2>
        <CardForm
          publicKey={booking.publicKey}
          payLabel={checkout.form.pay(formatMoney(amount))}
          failure={failed?.reason ?? null}
          busy={pressed}
          onPay={(cardholderName) => void pay(cardholderName)}
        />
        <p>
          <ButtonLink to={paths.makePayment(booking.reference)} variant="quiet">
            {texts.form.otherWays}
          </ButtonLink>
        </p>
      </section>
    </>
  )
}
