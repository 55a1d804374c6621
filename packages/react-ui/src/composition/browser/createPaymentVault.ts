import type { PaymentVault, PendingPayment } from '@booking-dashboard/core'
import { decodePendingPayment, type StoredPayment } from './decodePendingPayment'

/** Each may throw by itself, where a browser refuses storage. */
export interface VaultStorage {
  readonly lasting: () => Storage
  readonly session: () => Storage
}

const recordPrefix = 'booking-dashboard/payment/'
const secretPrefix = 'booking-dashboard/payment-secret/'

const attempt = <A>(action: () => A, otherwise: A): A => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** The record outlives the tab; the client secret does not (decisions §2.5). */
export const createPaymentVault = ({ lasting, session }: VaultStorage): PaymentVault => {
  const recordOf = (bookingRef: string): StoredPayment | null => {
    const stored = decodePendingPayment(attempt(() => lasting().getItem(recordPrefix + bookingRef), null))
    return stored?.bookingRef === bookingRef ? stored : null
  }
  const secretOf = ({ bookingRef, idempotencyKey }: StoredPayment): string | null => {
    const [key, secret] = attempt(() => session().getItem(secretPrefix + bookingRef), null)?.split(' ') ?? []
    return key === idempotencyKey && secret !== undefined && secret !== '' ? secret : null
  }
  const read = (bookingRef: string): PendingPayment | null => {
    const stored = recordOf(bookingRef)
    return stored === null ? null : { ...stored, clientSecret: secretOf(stored) }
  }

  return {
    read,
    all: () =>
      attempt(() => Object.keys(lasting()), [])
        .filter((key) => key.startsWith(recordPrefix))
        .map((key) => read(key.slice(recordPrefix.length)))
        .filter((payment) => payment !== null),
    // Field by field: what is kept is what is named here.
    write: ({ clientSecret, bookingRef, basketId, amount, idempotencyKey, startedAt, standing, reference, known }) => {
      const record = JSON.stringify({ bookingRef, basketId, amount, idempotencyKey, startedAt, standing, reference, known })
      attempt(() => lasting().setItem(recordPrefix + bookingRef, record), undefined)
      attempt(() => {
        if (clientSecret === null) session().removeItem(secretPrefix + bookingRef)
        else session().setItem(secretPrefix + bookingRef, `${idempotencyKey} ${clientSecret}`)
      }, undefined)
    },
    clear: (bookingRef) => {
      attempt(() => lasting().removeItem(recordPrefix + bookingRef), undefined)
      attempt(() => session().removeItem(secretPrefix + bookingRef), undefined)
    },
  }
}
