import type { PaymentFailureReason } from './PaymentState.js'

/** What asking the back end brought. */
export type Finding =
  | { readonly kind: 'paid' }
  | { readonly kind: 'paidButBookingFailed'; readonly paymentId: string }
  /** The end is known: the next attempt is a new intent. */
  | { readonly kind: 'failed'; readonly reason: PaymentFailureReason }
  /** Nothing left for the back end at this press. */
  | { readonly kind: 'notSent'; readonly reason: PaymentFailureReason }
  /** No answer, and no payment so far: see `Standing`. */
  | { readonly kind: 'unreached'; readonly reason: PaymentFailureReason }
  /** `couldNotAsk`: nothing is known; `open`: the back end said so; `listed`: it lists the payment as pending. */
  | { readonly kind: 'undecided'; readonly because: 'couldNotAsk' | 'open' | 'listed' }
  /** The back end knows no such booking of this customer: the record is somebody else's. */
  | { readonly kind: 'notOurs' }

export const notAsked: Finding = { kind: 'undecided', because: 'couldNotAsk' }
export const stillOpen: Finding = { kind: 'undecided', because: 'open' }
export const stillPending: Finding = { kind: 'undecided', because: 'listed' }
