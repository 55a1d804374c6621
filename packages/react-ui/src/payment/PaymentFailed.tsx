import { paths, type PaymentFailure, type PaymentWords } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { HelpWays } from '../client/HelpWays'
import { useTexts } from '../dashboard/DashboardContext'
import { Alert, ButtonLink } from '../design'
import { Sentences } from './Sentences'

interface PaymentFailedProps {
  readonly bookingRef: string
  /** Null if the text concerns only an earlier attempt. */
  readonly failure: PaymentFailure | null
  readonly words: PaymentWords
}

const leadsTo = { booking: paths.booking, waysToPay: paths.makePayment }

/** The next step after a failed or unclear attempt, above the form to try again. It takes the focus. */
export function PaymentFailed({ bookingRef, failure, words }: PaymentFailedProps) {
  const texts = useTexts('paying')
  const recovery = failure?.recovery ?? null
  const box = useRef<HTMLDivElement>(null)
  // Status checks also run in the background: an unchanged text must not take the focus out of a field.
  const shown = [...words.charged, ...words.now, ...words.next].join(' ')
  useEffect(() => {
    box.current?.focus()
  }, [shown])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning={failure?.outcome === 'failed' ? 'danger' : 'warning'}
        title={words.heading}
        live
        actions={
          recovery !== null &&
          recovery !== 'support' && (
            <ButtonLink to={leadsTo[recovery](bookingRef)} variant="secondary">
              {texts.screen.checkout.form.recovery[recovery]}
            </ButtonLink>
          )
        }
      >
        <Sentences words={words} />
        {recovery === 'support' && <HelpWays bookingRef={bookingRef} />}
      </Alert>
    </div>
  )
}
