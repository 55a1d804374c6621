import type { ApiFailure } from '../failure/ApiFailure.js'
import { failedAt } from '../failure/Failure.js'
import type { ServerError } from '../failure/ServerError.js'
import type { Finding } from './Finding.js'
import { notAsked } from './Finding.js'
import type { PaymentDeps } from './paymentDeps.js'
import { reportUnread } from './reportUnread.js'

export type Look =
  | { readonly kind: 'paid' }
  | { readonly kind: 'pending' }
  /** Over without success: the payments say how. */
  | { readonly kind: 'over' }
  | { readonly kind: 'stop'; readonly finding: Finding }

export type PaymentsCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'stop'; readonly finding: Finding }

/** Where the end of a payment is learnt: the status of its basket, or the payments of its booking. */
export interface PaymentSource {
  readonly look: () => Promise<Look>
  readonly check: () => Promise<PaymentsCheck>
}

const bookingNotFound = '13000010'

const isNotOurs = (cause: ApiFailure): boolean => {
  const errors: readonly ServerError[] = cause.kind === 'server' || cause.kind === 'notFound' ? cause.errors : []
  return cause.kind === 'forbidden' || errors.some(({ code }) => code === bookingNotFound)
}

/**
 * An answer that nobody foresaw, or none: the end is open, never "failed", and nothing is said of it. A session that ended
 * is said; an answer that cannot be read is reported. Another customer's record is told by the refusal of its booking,
 * but never what was begun on this page.
 */
export const couldNotAsk = ({ failures, trail }: Pick<PaymentDeps, 'failures' | 'trail'>, cause: ApiFailure): Finding => {
  if (isNotOurs(cause) && !trail.isBegunHere()) return { kind: 'notOurs' }
  if (cause.kind === 'unauthorised') failures.handle(failedAt('payment')(cause))
  if (cause.kind === 'decode') reportUnread(failures, 'payment', cause)
  return notAsked
}
