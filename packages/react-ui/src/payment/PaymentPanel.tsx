import { paths, type PaymentCommands, type PaymentStatus, type PaymentWords } from '@booking-dashboard/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { HelpWays } from '../client/HelpWays'
import { useTexts } from '../dashboard/DashboardContext'
import { Alert, Button, ButtonLink, ErrorState, isFocusLost, Loading, Skeleton } from '../design'
import { MovingPanel } from './MovingPanel'
import { PaymentFailed } from './PaymentFailed'
import { Sentences } from './Sentences'

interface PaymentPanelProps {
  readonly bookingRef: string
  readonly view: PaymentStatus
  readonly words: PaymentWords | null
  readonly commands: PaymentCommands
}

/** How the payment stands, unless the customer is simply free to pay. */
export function PaymentPanel({ bookingRef, view, words, commands }: PaymentPanelProps) {
  const { checkout, booking } = useTexts('paying').screen
  if (view.kind === 'checking')
    return (
      <Loading label={checkout.checking.sentence}>
        <p>{checkout.checking.sentence}</p>
        <Skeleton shape="block" height="20rem" />
      </Loading>
    )
  if (words === null) return null
  switch (view.kind) {
    case 'notChecked':
      return (
        <ErrorState
          heading={words.heading}
          onRetry={() => void commands.checkNow()}
          retryLabel={checkout.notChecked.retry}
        >
          {words.charged}
        </ErrorState>
      )
    case 'form':
      return <PaymentFailed view={view} words={words} />
    case 'moving':
      return <MovingPanel words={words} />
    case 'bankOffered':
      return (
        <Focused>
          <Alert
            meaning="warning"
            title={words.heading}
            live
            actions={<Button onClick={() => void commands.continueAtBank()}>{booking.attention.bank.action}</Button>}
          >
            <Sentences words={words} />
          </Alert>
        </Focused>
      )
    case 'undecided':
      return (
        <Focused>
          <Alert
            meaning="warning"
            title={words.heading}
            live
            actions={
              <>
                <Button variant="secondary" icon="refresh" onClick={() => void commands.checkNow()}>
                  {checkout.checkNow}
                </Button>
                {words.startAgain && (
                  <Button variant="quiet" onClick={commands.startAgain}>
                    {words.startAgain}
                  </Button>
                )}
              </>
            }
          >
            <Sentences words={words} />
            {view.contactSupport && <HelpWays bookingRef={bookingRef} />}
          </Alert>
        </Focused>
      )
    case 'bookingFailed':
      return (
        <Alert
          meaning="warning"
          title={words.heading}
          live
          actions={
            <ButtonLink to={paths.booking(bookingRef)} variant="secondary">
              {checkout.toBooking}
            </ButtonLink>
          }
        >
          <Sentences words={words} />
          <HelpWays bookingRef={bookingRef} />
        </Alert>
      )
    case 'paid':
    case 'nothingToPay':
    case 'invalid':
    case 'cancelled':
      return null
  }
}

/** Takes the focus if the previous content left with it. */
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
