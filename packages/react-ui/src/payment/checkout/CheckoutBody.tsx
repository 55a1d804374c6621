import {
  balanceLeftInWords,
  type Basket,
  type Booking,
  type BookingInSight,
  type CheckoutState,
  paths,
  type TermsToAccept,
} from '@booking-dashboard/core'
import { useId, useState } from 'react'
import { PaymentAttention } from '../../bookings/PaymentAttention'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea, useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Alert, Button, ButtonLink, EmptyState, ErrorState, Loading, Row, Skeleton } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { useCheckOnReturn } from '../../reactive/useCheckOnReturn'
import { CardForm } from '../card/CardForm'
import cardForm from '../card/CardForm.module.css'
import { CardFormPlace } from '../card/CardFormPlace'
import { useWalletCurrency } from '../card/useWalletCurrency'
import { CreditNote } from '../CreditNote'
import { Paid } from '../Paid'
import styles from '../PaymentColumns.module.css'
import { PaymentPanel, usePaymentPage } from '../PaymentPanel'
import { TermsField } from '../terms/TermsField'
import { PurchaseSummary } from './PurchaseSummary'

/** The form beside the purchase; a reason that prevents paying replaces the form. */
export function CheckoutBody({ shown }: { readonly shown: BookingInSight }) {
  const { reference } = shown.booking
  const { checkout: texts, bill, basket } = useTexts('paying').screen
  const { receipt } = bill.payments
  const { checkout: checkouts, basketAtHand } = useArea('paying')
  const checkout = checkouts(reference)
  const formats = useFormats()
  const state = useBehavior(checkout.state$)
  usePaymentPage(checkout, state.kind === 'open' && state.payment.kind === 'moving')
  const isForm = state.kind === 'open' && state.payment.kind === 'form'
  useCheckOnReturn(isForm ? basketAtHand(reference).check : null)
  const returned = state.kind === 'empty' ? (state.paid?.returned ?? null) : null

  switch (state.kind) {
    case 'loading':
      return (
        <Loading label={texts.loading}>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )
    case 'failed':
      return (
        <ErrorState heading={texts.failedHeading} onRetry={() => void checkout.open()}>
          {texts.failedSentence}
        </ErrorState>
      )
    case 'empty':
      return (
        <>
          <PaymentPanel view={state.payment} words={state.words} commands={checkout} />
          <EmptyState
            icon="basket"
            heading={texts.emptyHeading}
            action={
              <Row>
                <ButtonLink to={paths.tickets(reference)}>{texts.chooseTickets}</ButtonLink>
                {state.paid && (
                  <ButtonLink to={paths.receipt(reference, state.paid.reference)} variant="secondary">
                    {texts.done.toReceipt}
                  </ButtonLink>
                )}
              </Row>
            }
          >
            {state.paid && (
              <span>
                {`${texts.emptyPaid(formats.money(state.paid.amount), formats.date(state.paid.date), state.paid.reference)} `}
              </span>
            )}
            {returned && (
              <span>{`${receipt.returned(formats.money(returned.amount), formats.date(returned.date), returned.reference)} `}</span>
            )}
            <span>{texts.emptySentence}</span>
          </EmptyState>
        </>
      )
    case 'paid':
      return <Paid bookingRef={reference} receipt={state.receipt} words={state.words} />
    case 'blocked':
      return (
        <div className={styles.columns}>
          {state.purchase && <PurchaseSummary purchase={state.purchase} />}
          <div className={styles.main}>
            <Alert
              meaning="warning"
              title={texts.blockedHeading}
              actions={<ButtonLink to={paths.basket(reference)}>{texts.backToBasket}</ButtonLink>}
              lines={state.problems.length === 0 ? [basket.summary.obstacles[state.obstacle]] : state.problems}
            />
          </div>
        </div>
      )
    case 'open':
      return <OpenCheckout shown={shown} state={state} />
  }
}

interface OpenCheckoutProps {
  readonly shown: BookingInSight
  readonly state: Extract<CheckoutState, { readonly kind: 'open' }>
}

function OpenCheckout({ shown, state }: OpenCheckoutProps) {
  const { basket, purchase, payment, words, isFree } = state
  const { booking, owed } = shown
  const { reference } = booking
  const checkout = useArea('paying').checkout(reference)
  const isShown = state.form === 'shown'
  const balanceLeft = balanceLeftInWords(owed, useTexts('paying'))
  return (
    <div className={styles.columns}>
      {purchase && <PurchaseSummary purchase={purchase} />}
      <div className={styles.main}>
        {isShown && words === null && <PaymentAttention payment={shown.payment} />}
        <PaymentPanel view={payment} words={words} commands={checkout} />
        {basket !== null && state.form !== 'none' && <PayForm booking={booking} basket={basket} state={state} />}
        {isShown && balanceLeft && <p>{balanceLeft}</p>}
        {isShown && !isFree && <CreditNote currency={booking.currency} />}
      </div>
    </div>
  )
}

interface PayFormProps extends Pick<OpenCheckoutProps, 'state'> {
  readonly booking: Booking
  readonly basket: Basket
}

/** The card form, or one button if nothing is due. */
function PayForm({ booking, basket, state: { isFree, terms, form: place, payment } }: PayFormProps) {
  const formats = useFormats()
  const { reference, publicKey } = booking
  const { form, free, wallets } = useTexts('paying').screen.checkout
  const total = { amount: basket.total, currency: basket.currency }
  const currency = useWalletCurrency(total)
  const checkout = useArea('paying').checkout(reference)
  return (
    <CardFormPlace className={styles.panel} isShown={place === 'shown'}>
      {isFree ? (
        <>
          <h2>{free.heading}</h2>
          <FreeForm terms={terms} />
        </>
      ) : (
        <>
          <h2>{currency === null ? form.heading : wallets.heading}</h2>
          <CardForm
            publicKey={publicKey}
            payLabel={form.pay(formats.money(total))}
            rejected={payment.notice}
            terms={terms}
            wallets={currency === null ? undefined : { amount: basket.total, currency, onPay: checkout.pay }}
            onPay={(cardholderName) => void checkout.pay({ cardholderName, source: { kind: 'fields' } })}
          />
        </>
      )}
    </CardFormPlace>
  )
}

/** One button for a purchase without charge; the customer still accepts the terms. */
function FreeForm({ terms }: { readonly terms: TermsToAccept }) {
  const checkout = useArea('paying').checkout(useBookingRef())
  const { free, terms: termsTexts } = useTexts('paying').screen.checkout
  const [asked, setAsked] = useState(false)
  const id = useId()
  const { obstacle } = terms

  const complete = (): void => {
    if (obstacle === null) return void checkout.complete()
    setAsked(true)
    document.getElementById(id)?.focus()
  }
  return (
    <div className={cardForm.form}>
      <p>{free.sentence}</p>
      <TermsField
        terms={terms}
        id={id}
        error={asked && obstacle !== null ? termsTexts.problems[obstacle] : undefined}
      />
      <Button block icon="check" onClick={complete}>
        {free.complete}
      </Button>
    </div>
  )
}
