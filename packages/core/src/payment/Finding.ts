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
  /** `asked`: the back end said that it is open; otherwise it could not be asked. */
  | { readonly kind: 'undecided'; readonly asked: boolean }
  /** The back end knows no such booking of this customer: the record is somebody else's. */
  | { readonly kind: 'notOurs' }

export const stillOpen: Finding = { kind: 'undecided', asked: true }
export const notAsked: Finding = { kind: 'undecided', asked: false }
