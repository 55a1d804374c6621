import { type StoredPaymentOfPage, minor } from '@booking-dashboard/core/ports'
import { createMemoryStore, type VaultStores } from '../src/payment/paymentVault.js'

export const name = 'SUN1001/basket/b1'
export const prefix = 'booking-dashboard/payment/'
export const record: StoredPaymentOfPage = {
  page: 'page-1',
  purchase: { kind: 'basket', bookingRef: 'SUN1001', basketId: 'b1' },
  generation: 1,
  lastRequest: 3,
  unanswered: [2, 3],
  attempt: { kind: 'accepted', reference: 'PAY-9' },
  submission: {
    amount: minor(24_000),
    at: 1_780_000_000_000,
    known: ['PAY-1'],
    wish: { day: 5, card: 'a digest', cardBefore: null },
  },
  notice: { kind: 'challengeClosed' },
  isWithheld: true,
}
export const check: StoredPaymentOfPage = {
  ...record,
  attempt: { kind: 'check', secret: 'pi_1_secret_2', reference: 'PAY-9', open: true },
}

/** One browser: the storage that its tabs share, and that of one tab. */
export const browser = () => {
  const lasting = createMemoryStore()
  const listeners = new Set<(key: string) => void>()
  const tab = (): VaultStores => ({
    lasting,
    session: createMemoryStore(),
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
  const texts = (): string =>
    lasting
      .keys()
      .map((key) => lasting.get(key))
      .join(' ')
  return { lasting, tab, texts, listeners }
}
