import type { BasketPayment } from '../basket/BasketPayment.js'

/** Payment status (specification 2, §4). */
export const paymentStatus = { paid: 2, confirmed: 3, failed: 6, pending: 7, unknown: 9 } as const

export type PaymentsVerdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'paid'; readonly paymentId: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unhandled'; readonly status: number }

const countsAsPaid = (payment: BasketPayment): boolean =>
  payment.paid || payment.status === paymentStatus.paid || payment.status === paymentStatus.confirmed

/** The payments check (specification 2, §4; the two statuses by decisions §1.10). */
export const classifyPayments = (payments: readonly BasketPayment[]): PaymentsVerdict => {
  const paid = payments.find(countsAsPaid)
  if (paid !== undefined) return { kind: 'paid', paymentId: paid.id }
  const last = payments.at(-1)
  if (last === undefined) return { kind: 'none' }
  return last.status === paymentStatus.failed ? { kind: 'failed' } : { kind: 'unhandled', status: last.status }
}
