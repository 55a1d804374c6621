/** What the poll answers (decisions §1.10); another string is kept, to be reported. */
export type BasketPaymentStatus =
  | { readonly kind: 'paid' | 'pending' | 'failed' | 'cancelled' }
  | { readonly kind: 'unhandled'; readonly status: string }

/** Specification 2, §3, basket payment record. */
export interface BasketPayment {
  readonly id: string
  readonly paid: boolean
  /** Specification 2, §4: 2 paid, 3 confirmed, 6 failed, 7 pending, 9 unknown. */
  readonly status: number
  /** Of the request that made this payment; null where the back end does not say it. */
  readonly idempotencyKey: string | null
}
