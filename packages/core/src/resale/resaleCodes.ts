/** Resale codes of specification 1, §4. */
export const resaleCode = { notResalable: 0, available: 1, onResale: 2, resold: 3, customerDataChanges: 4 } as const

export type ResaleCode = (typeof resaleCode)[keyof typeof resaleCode]

/** Reasons of specification 1, §4: why a ticket cannot be listed. */
export const resaleReasons = {
  0: 'notEnabled',
  1: 'outstandingBalance',
  2: 'dateExpired',
  3: 'noResellTicketType',
} as const

export type ResaleReason = (typeof resaleReasons)[keyof typeof resaleReasons]

const reasons: Readonly<Record<number, ResaleReason>> = resaleReasons

/** Null where no reason is given, or none that the table holds. */
export const toResaleReason = (reason: number | null): ResaleReason | null =>
  reason === null ? null : (reasons[reason] ?? null)

/** One that was sold stays in the booking at its price, and is somebody else's. */
export const isStillHeld = ({ resale }: { readonly resale: { readonly code: number } }): boolean =>
  resale.code !== resaleCode.resold
