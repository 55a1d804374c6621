// By itself: the first page asks whether a payment is kept, long before anything of payments is loaded.

/** A part of the platform's storage, or of a file, or of memory. Each call may throw where it is refused. */
export interface TextStore {
  readonly keys: () => readonly string[]
  readonly get: (key: string) => string | null
  readonly set: (key: string, text: string) => void
  readonly remove: (key: string) => void
}

/** In front of the name of each payment that is kept. */
export const paymentPrefix = 'booking-dashboard/payment/'

export const attempted = <A>(action: () => A, otherwise: A): A => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** Whether a payment may wait to be followed to its end; what it is, the vault tells. */
export const hasStoredPayments = (lasting: TextStore): boolean =>
  attempted(lasting.keys, []).some((key) => key.startsWith(paymentPrefix))
