import { paths, type PaymentCommands, type PaymentStatus, type PaymentWords } from '@booking-dashboard/core'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { HelpWays } from '../client/HelpWays'
import { useTexts } from '../dashboard/DashboardContext'
import { Alert, Button, ButtonLink, ErrorState, Icon, isFocusLost, Loading, ProgressSteps, Skeleton } from '../design'
import { useInPlace } from '../messages/useInPlace'
import styles from './PaymentColumns.module.css'
import { useWarnOnClose } from '../navigation/useWarnOnClose'
import { useOpen } from '../reactive/useOpen'

interface PaymentPanelProps {
  readonly view: PaymentStatus
  readonly words: PaymentWords | null
  readonly commands: PaymentCommands
}

/** How the payment stands, unless the customer is simply free to pay. */
export function PaymentPanel({ view, words, commands }: PaymentPanelProps) {
  const { checking, notChecked } = useTexts('paying').screen.checkout
  if (view.kind === 'checking')
    return (
      <Loading label={checking.sentence}>
        <p>{checking.sentence}</p>
        <Skeleton shape="block" height="20rem" />
      </Loading>
    )
  if (words === null) return null
  switch (view.kind) {
    case 'notChecked':
      return (
        <ErrorState heading={words.heading} onRetry={() => void commands.checkNow()} retryLabel={notChecked.retry}>
          {words.charged}
        </ErrorState>
      )
    case 'moving':
      return <MovingPanel words={words} />
    case 'form':
    case 'bankOffered':
    case 'undecided':
    case 'bookingFailed':
      return <PaymentAlert view={view} words={words} commands={commands} />
    case 'paid':
    case 'nothingToPay':
    case 'invalid':
    case 'cancelled':
      return null
  }
}

type Actions = Readonly<Partial<Record<PaymentStatus['can'][number], ReactNode>>>

/** What is known of a payment, with everything that the customer can do about it outside the form. */
function PaymentAlert({ view, words, commands }: PaymentPanelProps & { readonly words: PaymentWords }) {
  const { checkout, booking } = useTexts('paying').screen
  const { kind, bookingRef, outcome, can } = view
  const isForm = kind === 'form'
  const box = useRef<HTMLDivElement>(null)
  // Status checks also run in the background: an unchanged text must not take the focus out of a field.
  const shown = isForm ? [...words.charged, ...words.now, ...words.next].join(' ') : null
  // The end of an attempt takes the focus. Any other content takes it if the previous content left with it.
  useEffect(() => {
    if (shown !== null || isFocusLost()) box.current?.focus()
  }, [shown])
  const actions: Actions = {
    continueAtBank: <Button onClick={() => void commands.continueAtBank()}>{booking.attention.bank.action}</Button>,
    checkNow: (
      <Button variant="secondary" icon="refresh" onClick={() => void commands.checkNow()}>
        {checkout.checkNow}
      </Button>
    ),
    startAgain: (
      <Button variant="quiet" onClick={commands.startAgain}>
        {words.startAgain}
      </Button>
    ),
    seeBooking: (
      <ButtonLink to={paths.booking(bookingRef)} variant="secondary">
        {isForm ? checkout.form.recovery.booking : checkout.toBooking}
      </ButtonLink>
    ),
    seeWaysToPay: (
      <ButtonLink to={paths.makePayment(bookingRef)} variant="secondary">
        {checkout.form.recovery.waysToPay}
      </ButtonLink>
    ),
  }
  const offered = can.filter((one) => actions[one] !== undefined)
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning={isForm && outcome === 'failed' ? 'danger' : 'warning'}
        title={words.heading}
        live
        actions={offered.length > 0 && offered.map((one) => <Fragment key={one}>{actions[one]}</Fragment>)}
      >
        <Sentences words={words} />
        {can.includes('askSupport') && <HelpWays bookingRef={bookingRef} />}
      </Alert>
    </div>
  )
}

/** The progress of a payment, step by step. Only now must the page stay open. The panel takes the focus. */
function MovingPanel({ words: { heading, charged, next, progress } }: { readonly words: PaymentWords }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <section className={styles.panel}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <p>{charged.join(' ')}</p>
      {progress && <ProgressSteps label={progress.label} steps={progress.steps} />}
      <p className={styles.keepOpen}>
        <Icon name="info" />
        <span>{next.join(' ')}</span>
      </p>
    </section>
  )
}

/**
 * Answers in this order whether the customer was charged, what happens now, and what to do next; each sentence once.
 */
export function Sentences({ words: { charged, now, next } }: { readonly words: PaymentWords }) {
  const sentences = [...new Set([...charged, ...now, ...next])]
  useInPlace(sentences)
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
}

/** Sets up a payment page: a status check on arrival, and a browser warning before leaving while money moves. */
export function usePaymentPage(model: { readonly open: () => Promise<void> }, isMoving: boolean): void {
  useOpen(model.open)
  useWarnOnClose(isMoving, 'never')
}
