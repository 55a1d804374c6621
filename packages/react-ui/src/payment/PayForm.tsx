import { type Basket, formatMoney, isFreeBasket, mayPay, money, type PaymentFeature, type PaymentState } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Button } from '../design'
import { CardForm } from './CardForm'
import styles from './CheckoutScreen.module.css'
import { FailurePanel } from './FailurePanel'

interface PayFormProps {
  readonly basket: Basket
  readonly publicKey: string
  readonly payment: PaymentFeature
  readonly state: PaymentState
  readonly onEnd: (state: PaymentState) => void
}

/** The card form, or one button where there is nothing to pay. It stays on the page, hidden, while its card is used. */
export function PayForm({ basket, publicKey, payment, state, onEnd }: PayFormProps) {
  const texts = useTexts().screen.checkout
  const total = money(basket.total, basket.currency)
  const failed = state.kind === 'failed' ? state : null

  const pay = async (cardholderName: string): Promise<void> =>
    onEnd(await payment.payBasket({ shownTotal: basket.total, cardholderName, source: { kind: 'fields' } })())
  const complete = async (): Promise<void> => onEnd(await payment.completeFreeBasket())

  return (
    <>
      {failed && <FailurePanel state={failed} total={total} />}
      <section className={styles.panel} hidden={!mayPay(state)}>
        {isFreeBasket(basket) ? (
          <>
            <h2>{texts.free.heading}</h2>
            <p>{texts.free.sentence}</p>
            <Button block icon="check" onClick={() => void complete()}>
              {texts.free.complete}
            </Button>
          </>
        ) : (
          <>
            <h2>{texts.form.heading}</h2>
            <CardForm
              publicKey={publicKey}
              payLabel={texts.form.pay(formatMoney(total))}
              failure={failed?.reason ?? null}
              onPay={(cardholderName) => void pay(cardholderName)}
            />
          </>
        )}
      </section>
    </>
  )
}
