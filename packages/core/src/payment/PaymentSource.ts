import type { ApiFailure } from '../failure/ApiFailure.js'
import { failedAt } from '../failure/Failure.js'
import type { Finding } from './Finding.js'
import { notAsked } from './Finding.js'
import type { PaymentDeps } from './paymentDeps.js'

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

/** An answer that nobody foresaw, or none: the end is open, never "failed". A session that ended is said. */
export const couldNotAsk = ({ failures }: Pick<PaymentDeps, 'failures'>, cause: ApiFailure): Finding => {
  if (cause.kind === 'server' && cause.errors.some(({ code }) => code === bookingNotFound)) return { kind: 'notOurs' }
  if (cause.kind === 'unauthorised' || cause.kind === 'decode') failures.handle(failedAt('payment')(cause))
  return notAsked
}
