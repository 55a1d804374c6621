import {
  failureHeading,
  type PaidThing,
  paths,
  type PaymentFailure,
  paymentFailureWords,
} from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { usePayingTexts } from '../composition/DashboardContext'
import { Alert, ButtonLink } from '../design'

interface PaymentFailedProps {
  readonly bookingRef: string
  readonly of: PaidThing
  readonly failure: PaymentFailure
  readonly heading: string
  readonly asItStands: readonly string[]
}

const leadsTo = { booking: paths.booking, waysToPay: paths.makePayment }

/** What to do after an attempt that did not end well, above the form that is there to try again; the focus comes here. */
export function PaymentFailed({ bookingRef, of, failure, heading, asItStands }: PaymentFailedProps) {
  const texts = usePayingTexts()
  const box = useRef<HTMLDivElement>(null)
  const { recovery } = failure
  const words = [
    ...paymentFailureWords(
      failure,
      of === 'plan' ? 'paymentPlan' : of === 'freeBasket' ? 'completeBasket' : 'payment',
      texts,
    ),
    ...asItStands,
  ]
  // It is looked for in the background too: what says the same again must not take the focus out of a field.
  const said = words.join(' ')
  useEffect(() => {
    box.current?.focus()
  }, [said])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning={failure.outcome === 'failed' ? 'danger' : 'warning'}
        title={failureHeading(failure, of, heading, texts)}
        live
        actions={
          recovery !== null && (
            <ButtonLink to={leadsTo[recovery](bookingRef)} variant="secondary">
              {texts.screen.checkout.form.recovery[recovery]}
            </ButtonLink>
          )
        }
      >
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
    </div>
  )
}
