// A module of its own: the first page checks for a stored payment long before the payment code is loaded.

/** A part of the platform's storage, a file or memory. Each call may throw if the platform refuses access. */
export interface TextStore {
  readonly keys: () => readonly string[]
  readonly get: (key: string) => string | null
  readonly set: (key: string, text: string) => void
  readonly remove: (key: string) => void
}

/** The prefix of each stored payment's key. */
export const paymentPrefix = 'booking-dashboard/payment/'

export const attempted = <A>(action: () => A, otherwise: A): A => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

const storedKeys = (lasting: TextStore): readonly string[] =>
  attempted(lasting.keys, []).filter((key) => key.startsWith(paymentPrefix))

/** Whether any payment is stored. The vault reads its content. */
export const hasStoredPayments = (lasting: TextStore): boolean => storedKeys(lasting).length > 0

/** Whether money may still move: what is stored may also be a payment that ended, or a change of a plan. */
export const hasPaymentUnderWay = (lasting: TextStore): boolean =>
  storedKeys(lasting).some((key) =>
    attempted(() => {
      const { purchase, unanswered, attempt } = JSON.parse(lasting.get(key) ?? '')
      return purchase.kind !== 'plan' && (unanswered.length > 0 || attempt.kind !== 'none')
    }, false),
  )
