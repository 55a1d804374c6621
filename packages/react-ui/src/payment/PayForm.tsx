import { type Basket, failureFor, formatMoney, isFreeBasket, mayPay, money, type PaymentFeature, type PaymentState } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { CardForm } from './CardForm'
import { FailurePanel } from './FailurePanel'
import { FreeForm } from './FreeForm'
import styles from './PaymentColumns.module.css'
import { useTerms } from './useTerms'

interface PayFormProps {
  readonly bookingRef: string
  readonly basket: Basket
  readonly publicKey: string
  readonly payment: PaymentFeature
  readonly state: PaymentState
  readonly onEnd: (state: PaymentState) => void
}

/** The card form, or one button where there is nothing to pay. It stays on the page, hidden, while its card is used. */
export function PayForm({ bookingRef, basket, publicKey, payment, state, onEnd }: PayFormProps) {
  const { form, free } = useTexts().screen.checkout
  const terms = useTerms(bookingRef)
  const total = money(basket.total, basket.currency)
  const failed = failureFor(state, 'basket')

  const pay = async (cardholderName: string): Promise<void> =>
    onEnd(await payment.payBasket({ shownTotal: basket.total, cardholderName, source: { kind: 'fields' } })())
  const complete = async (): Promise<void> => onEnd(await payment.completeFreeBasket())

  return (
    <>
      {failed && <FailurePanel failed={failed} amount={total} />}
      <section className={styles.panel} hidden={!mayPay(state)}>
        {isFreeBasket(basket) ? (
          <>
            <h2>{free.heading}</h2>
            <FreeForm terms={terms} onComplete={() => void complete()} />
          </>
        ) : (
          <>
            <h2>{form.heading}</h2>
            <CardForm
              publicKey={publicKey}
              payLabel={form.pay(formatMoney(total))}
              failure={failed?.reason ?? null}
              terms={terms}
              onPay={(cardholderName) => void pay(cardholderName)}
            />
          </>
        )}
      </section>
    </>
  )
}
