import type { BasketPaymentStatus } from '@booking-dashboard/core'

export const toBasketPaymentStatus = (status: string): BasketPaymentStatus => {
  switch (status) {
    case 'paid':
    case 'pending':
    case 'failed':
    case 'cancelled':
      return { kind: status }
    default:
      return { kind: 'unhandled', status }
  }
}
