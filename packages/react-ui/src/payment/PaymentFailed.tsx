import { paths, type PaymentStatus, type PaymentWords } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { HelpWays } from '../client/HelpWays'
import { useTexts } from '../dashboard/DashboardContext'
import { Alert, ButtonLink } from '../design'
import { Sentences } from './Sentences'

interface PaymentFailedProps {
  readonly view: PaymentStatus
  readonly words: PaymentWords
}

/** The next step after a failed or unclear attempt, above the form to try again. It takes the focus. */
export function PaymentFailed({ view: { bookingRef, outcome, can }, words }: PaymentFailedProps) {
  const { recovery } = useTexts('paying').screen.checkout.form
  const toBooking = can.includes('seeBooking') && { to: paths.booking(bookingRef), label: recovery.booking }
  const toWays = can.includes('seeWaysToPay') && { to: paths.makePayment(bookingRef), label: recovery.waysToPay }
  const way = toBooking || toWays
  const box = useRef<HTMLDivElement>(null)
  // Status checks also run in the background: an unchanged text must not take the focus out of a field.
  const shown = [...words.charged, ...words.now, ...words.next].join(' ')
  useEffect(() => {
    box.current?.focus()
  }, [shown])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning={outcome === 'failed' ? 'danger' : 'warning'}
        title={words.heading}
        live
        actions={
          way && (
            <ButtonLink to={way.to} variant="secondary">
              {way.label}
            </ButtonLink>
          )
        }
      >
        <Sentences words={words} />
        {can.includes('askSupport') && <HelpWays bookingRef={bookingRef} />}
      </Alert>
    </div>
  )
}
