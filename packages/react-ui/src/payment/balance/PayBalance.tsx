import {
  type BalancePart,
  type BalancePaymentState,
  type BalanceToPay,
  type Booking,
  paths,
} from '@booking-dashboard/core'
import { useArea, useFormats, useTexts } from '../../dashboard/DashboardContext'
import { ButtonLink, Card, DataList, ErrorState, Loading, Price, Skeleton } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { CardForm } from '../card/CardForm'
import { CardFormPlace } from '../card/CardFormPlace'
import { useWalletCurrency } from '../card/useWalletCurrency'
import { CreditNote, useIsCreditKnown } from '../CreditNote'
import { Paid } from '../Paid'
import styles from '../PaymentColumns.module.css'
import { PaymentPanel, usePaymentPage } from '../PaymentPanel'
import { NothingOwed } from './NothingOwed'

interface PayBalanceProps {
  readonly booking: Booking
  readonly part: BalancePart
}

/** The form beside what it pays; a reason that prevents paying replaces the form. */
export function PayBalance({ booking, part }: PayBalanceProps) {
  const { reference } = booking
  const { screen, operations } = useTexts('paying')
  const { checkout, booking: texts } = screen
  const model = useArea('paying').balancePayment(reference, part)
  const state = useBehavior(model.state$)
  usePaymentPage(model, state.kind === 'open' && state.payment.kind === 'moving')

  switch (state.kind) {
    case 'loading':
      return (
        <Loading label={checkout.checking.sentence}>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )
    case 'failed':
      return (
        <ErrorState heading={texts.failedHeading} onRetry={() => void model.open()}>
          {operations.getBooking.text}
        </ErrorState>
      )
    case 'nothingToPay':
      return <NothingOwed bookingRef={reference} why={state.why} returned={state.returned} />
    case 'paid':
      return <Paid bookingRef={reference} receipt={state.receipt} words={state.words} planCard={state.planCard} />
    case 'open':
      return <OpenBalance part={part} state={state} />
  }
}

interface OpenBalanceProps {
  readonly part: BalancePart
  readonly state: Extract<BalancePaymentState, { readonly kind: 'open' }>
}

function OpenBalance({ part, state: { booking, due, payment, words, form } }: OpenBalanceProps) {
  const formats = useFormats()
  const { reference, publicKey } = booking
  const { checkout, pay: texts } = useTexts('paying').screen
  const model = useArea('paying').balancePayment(reference, part)
  const isShown = form === 'shown'
  const currency = useWalletCurrency(booking)
  const isCreditKnown = useIsCreditKnown()
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <PaymentPanel view={payment} words={words} commands={model} />
        {due !== null && form !== 'none' && (
          <CardFormPlace className={styles.panel} isShown={isShown}>
            <div className={styles.head}>
              <h2>{currency === null ? checkout.form.heading : checkout.wallets.heading}</h2>
              <Price value={formats.money(due.amount)} size="large" />
            </div>
            <CardForm
              publicKey={publicKey}
              payLabel={checkout.form.pay(formats.money(due.amount))}
              rejected={payment.notice}
              wallets={currency === null ? undefined : { amount: due.amount.amount, currency, onPay: model.pay }}
              onPay={(cardholderName) => void model.pay({ cardholderName, source: { kind: 'fields' } })}
            />
            <p>
              <ButtonLink to={paths.makePayment(reference)} variant="quiet">
                {texts.form.otherWays}
              </ButtonLink>
            </p>
          </CardFormPlace>
        )}
        {isShown && <CreditNote currency={booking.currency} />}
      </div>
      {/* Hidden during the status check before the form, because it would move when the form appears. */}
      {due !== null && (form !== 'none' || payment.kind !== 'checking') && (isCreditKnown || !isShown) && (
        <div className={styles.after}>
          <BalanceSummary booking={booking} due={due} />
        </div>
      )}
    </div>
  )
}

interface BalanceSummaryProps {
  readonly booking: Booking
  readonly due: BalanceToPay
}

/** The purpose of this payment: beside the form, or above it on a small screen. */
function BalanceSummary({ booking: { prices, currency }, due }: BalanceSummaryProps) {
  const formats = useFormats()
  const { owed, form } = useTexts('paying').screen.pay
  const inMoney = formats.moneyIn(currency)
  return (
    <Card title={form.summary}>
      <DataList
        items={[
          { label: owed.total, value: <Price value={inMoney(prices.totalBookingPrice)} tone="muted" /> },
          { label: owed.paid, value: <Price value={inMoney(prices.paid)} tone="muted" /> },
          { label: owed.now, value: <Price value={formats.money(due.amount)} size="large" />, total: true },
          { label: owed.left, value: <Price value={formats.money(due.left)} tone="muted" /> },
        ]}
      />
    </Card>
  )
}
