import { describePaymentFailure, isFree, type Money, formatMoney, type PaymentState } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { Alert } from '../design'

interface FailurePanelProps {
  readonly state: Extract<PaymentState, { readonly kind: 'failed' }>
  /** What the basket costs now. */
  readonly total: Money
}

/** Why the payment did not happen, above the form that is there to try again; the focus comes here. */
export function FailurePanel({ state, total }: FailurePanelProps) {
  const texts = useTexts()
  const { form, free } = texts.screen.checkout
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [state])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert meaning="danger" title={isFree(state) ? free.failedHeading : form.failedHeading} live>
        {describePaymentFailure(state.reason, texts).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{state.reason.kind === 'amountChanged' ? form.newTotal(formatMoney(total)) : form.stillThere}</p>
      </Alert>
    </div>
  )
}
