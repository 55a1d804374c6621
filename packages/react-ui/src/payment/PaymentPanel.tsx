import {
  type PaidThing,
  paths,
  type PaymentCommands,
  paymentSteps,
  type PaymentView,
  undecidedWords,
} from '@booking-dashboard/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePayingTexts } from '../composition/DashboardContext'
import { Alert, Button, ButtonLink, ErrorState, isFocusLost, Loading, Skeleton } from '../design'
import { MovingPanel } from './MovingPanel'
import { PaymentFailed } from './PaymentFailed'

interface PaymentPanelProps {
  readonly bookingRef: string
  readonly of: PaidThing
  readonly view: PaymentView
  readonly commands: PaymentCommands
  readonly failedHeading: string
  /** What stands as it was, or costs something else now. */
  readonly asItStands?: readonly string[]
}

/** Where the payment stands, whenever that is not plainly "free to pay". */
export function PaymentPanel({ bookingRef, of, view, commands, failedHeading, asItStands = [] }: PaymentPanelProps) {
  const { screen, payment } = usePayingTexts()
  const texts = screen.checkout
  switch (view.kind) {
    case 'checking':
      return (
        <Loading label={texts.checking.sentence}>
          <p>{texts.checking.sentence}</p>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )
    case 'notChecked':
      return (
        <ErrorState
          heading={texts.notChecked.heading}
          onRetry={() => void commands.checkNow()}
          retryLabel={texts.notChecked.retry}
        >
          {texts.notChecked.sentence}
        </ErrorState>
      )
    case 'form':
      return (
        view.failure && (
          <PaymentFailed
            bookingRef={bookingRef}
            of={of}
            failure={view.failure}
            heading={failedHeading}
            asItStands={asItStands}
          />
        )
      )
    case 'moving':
      return <Moving of={of} stage={view.stage} />
    case 'bankOffered': {
      const { bank } = screen.booking.attention
      return (
        <Focused>
          <Alert
            meaning="warning"
            title={bank.heading}
            live
            actions={<Button onClick={() => void commands.continueAtBank()}>{bank.action}</Button>}
          >
            {of === 'plan' ? bank.planSentence : bank.sentence}
          </Alert>
        </Focused>
      )
    }
    case 'undecided':
      return <Undecided bookingRef={bookingRef} of={of} view={view} commands={commands} />
    case 'bookingFailed':
      return (
        <Alert
          meaning="warning"
          title={payment.paidButFailedHeader}
          live
          actions={
            <ButtonLink to={paths.booking(bookingRef)} variant="secondary">
              {texts.toBooking}
            </ButtonLink>
          }
        >
          <p>{payment.paidButFailed}</p>
          <p>{payment.paidReference(view.paymentId)}</p>
          <p>{payment.doNotRebook}</p>
        </Alert>
      )
    case 'paid':
      return null
  }
}

/** Takes the focus where what had it is gone with what stood here before. */
function Focused({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocusLost()) box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}

interface MovingProps extends Pick<PaymentPanelProps, 'of'> {
  readonly stage: Extract<PaymentView, { readonly kind: 'moving' }>['stage']
}

function Moving({ of, stage }: MovingProps) {
  const texts = usePayingTexts()
  const { checkout, plan } = texts.screen
  const { progress } = checkout
  const heading = {
    basket: progress.heading,
    balance: progress.heading,
    freeBasket: progress.freeHeading,
    plan: plan.progress.heading,
  }[of]
  return (
    <MovingPanel
      heading={heading}
      label={of === 'plan' ? plan.progress.label : progress.label}
      steps={paymentSteps(of, stage, texts)}
      keepOpen={progress.keepOpen}
    />
  )
}

interface UndecidedProps extends Pick<PaymentPanelProps, 'bookingRef' | 'of' | 'commands'> {
  readonly view: Extract<PaymentView, { readonly kind: 'undecided' }>
}

/** The end could not be learnt yet; it is looked for again by itself, or now. */
function Undecided({ bookingRef, of, view, commands }: UndecidedProps) {
  const texts = usePayingTexts()
  const { screen, payment } = texts
  const { heading, sentences } = undecidedWords(view, of, bookingRef, texts)
  return (
    <Focused>
      <Alert
        meaning="warning"
        title={heading}
        live
        actions={
          <>
            <Button variant="secondary" icon="refresh" onClick={() => void commands.checkNow()}>
              {of === 'plan' ? screen.plan.undecided.checkNow : screen.checkout.undecided.checkNow}
            </Button>
            {view.mayStartAgain && (
              <Button variant="quiet" onClick={commands.startAgain}>
                {of === 'plan' ? screen.plan.undecided.startAgain : payment.undecided.startAgainAction}
              </Button>
            )}
          </>
        }
      >
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
    </Focused>
  )
}
