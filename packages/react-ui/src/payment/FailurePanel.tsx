import { type FailedPayment, formatMoney, isFree, type Money, paths, paymentFailureWords, purposeOf, type WayOn, wayOnAfter } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { Alert, ButtonLink } from '../design'

interface FailurePanelProps {
  readonly failed: FailedPayment
  /** What it costs now. */
  readonly amount: Money
}

const leadsTo = { booking: paths.booking, waysToPay: paths.makePayment } satisfies Readonly<Record<WayOn, unknown>>

/** Why the payment did not happen and where the money is, above the form that is there to try again; the focus comes here. */
export function FailurePanel({ failed, amount }: FailurePanelProps) {
  const texts = useTexts()
  const { form, free } = texts.screen.checkout
  const box = useRef<HTMLDivElement>(null)
  const isOfBasket = purposeOf(failed) === 'basket'
  const wayOn = wayOnAfter(failed)

  const asItStands = (): readonly string[] => {
    if (failed.reason.kind === 'amountChanged') return [(isOfBasket ? form.newTotal : form.newBalance)(formatMoney(amount))]
    if (!isOfBasket || wayOn !== null) return []
    return isFree(failed) ? [free.safe, form.stillThere] : [form.stillThere]
  }
  const words = [...paymentFailureWords(failed, texts), ...asItStands()]
  // It is asked after in the background too: what says the same again must not take the focus out of a field.
  const said = words.join(' ')
  useEffect(() => box.current?.focus(), [said])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning="danger"
        title={isFree(failed) ? free.failedHeading : form.failedHeading}
        live
        actions={
          wayOn !== null && (
            <ButtonLink to={leadsTo[wayOn](failed.intent.bookingRef)} variant="secondary">
              {form.wayOn[wayOn]}
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
