import type { PaymentVault, PendingPayment } from '@booking-dashboard/core'

/** Keeps pending payments as long as the process lives. Handed to a second dashboard, it is what a reload leaves behind. */
export const createMemoryVault = (): PaymentVault => {
  const pending = new Map<string, PendingPayment>()
  return {
    read: (bookingRef) => pending.get(bookingRef) ?? null,
    all: () => [...pending.values()],
    write: (payment) => void pending.set(payment.bookingRef, payment),
    clear: (bookingRef) => void pending.delete(bookingRef),
  }
}
