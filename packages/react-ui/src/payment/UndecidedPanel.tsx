import { formatWait, type PaymentFeature, type PaymentState, sayMoney } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useNow } from '../bookings/useNow'
import { useTexts } from '../composition/DashboardContext'
import { Alert, Button } from '../design'

interface UndecidedPanelProps {
  readonly payment: PaymentFeature
  readonly state: Extract<PaymentState, { readonly kind: 'undecided' }>
}

/** The end of the payment could not be learnt yet; it is asked for again by itself, or now. */
export function UndecidedPanel({ payment, state }: UndecidedPanelProps) {
  const texts = useTexts()
  const { heading, next, checkNow } = texts.screen.checkout.undecided
  const { sentence, action } = texts.payment.startOver
  const now = useNow(1000)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What had the focus is gone with the progress that stood here before.
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning="warning"
        title={heading}
        live
        actions={
          <>
            <Button variant="secondary" icon="refresh" onClick={() => void payment.checkNow()}>
              {checkNow}
            </Button>
            {state.mayStartOver && (
              <Button variant="quiet" onClick={() => void payment.startOver()}>
                {action}
              </Button>
            )}
          </>
        }
      >
        <p>{sayMoney(state, texts)}</p>
        {state.mayStartOver && <p>{sentence}</p>}
        {/* It counts down every second: read when it is reached, not announced. */}
        <p aria-live="off">{next(formatWait(state.nextCheckAt - now))}</p>
      </Alert>
    </div>
  )
}
