import { paymentNextStep, type PaymentNextStep } from './paymentNextStep.js'
import type { FailedPayment } from './paymentPurpose.js'

/** Where the customer finds what a refusal asks for, when that is not the form. */
export type WayOn = 'booking' | 'waysToPay'

const leads: Readonly<Partial<Record<PaymentNextStep, WayOn>>> = {
  checkBooking: 'booking',
  doNotPayAgain: 'booking',
  payOtherwise: 'waysToPay',
}

/** Null where the form is the place to go on. */
export const wayOnAfter = ({ reason }: Pick<FailedPayment, 'reason'>): WayOn | null => {
  if (reason.kind !== 'refused') return null
  const ways = reason.errors.map(({ code }) => (code === null ? undefined : leads[paymentNextStep(code)]))
  return ways.find((way) => way !== undefined) ?? null
}
