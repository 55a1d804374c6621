import type { PaymentVault, PendingPayment } from '@booking-dashboard/core'

/** What the tabs of one browser share, and what a closed tab takes with it (decisions §2.5). */
export interface BrowserStorage {
  readonly records: Map<string, PendingPayment>
}

export interface TabStorage {
  readonly secrets: Map<string, string>
}

export const createTabVault = ({ records }: BrowserStorage, { secrets }: TabStorage): PaymentVault => {
  const complete = (record: PendingPayment): PendingPayment => ({
    ...record,
    clientSecret: secrets.get(record.bookingRef) ?? null,
  })
  return {
    read: (bookingRef) => {
      const record = records.get(bookingRef)
      return record === undefined ? null : complete(record)
    },
    all: () => [...records.values()].map(complete),
    write: (payment) => {
      records.set(payment.bookingRef, { ...payment, clientSecret: null })
      if (payment.clientSecret === null) secrets.delete(payment.bookingRef)
      else secrets.set(payment.bookingRef, payment.clientSecret)
    },
    clear: (bookingRef) => {
      records.delete(bookingRef)
      secrets.delete(bookingRef)
    },
  }
}
