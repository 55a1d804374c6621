/** Resale codes of behaviour/resale#1.4. */
export const resaleCode = { notResalable: 0, available: 1, onResale: 2, resold: 3, customerDataChanges: 4 } as const

/** Reasons of behaviour/resale#1.4: why a ticket cannot be listed. */
export const resaleReasons = {
  0: 'notEnabled',
  1: 'outstandingBalance',
  2: 'dateExpired',
  3: 'noResellTicketType',
} as const

export type ResaleReason = (typeof resaleReasons)[keyof typeof resaleReasons]

const reasons: Readonly<Record<number, ResaleReason>> = resaleReasons

/** Null if there is no reason, or an unknown one. */
export const toResaleReason = (reason: number | null): ResaleReason | null =>
  reason === null ? null : (reasons[reason] ?? null)

/** A resold ticket stays in the booking at its price but belongs to somebody else. */
export const isStillHeld = ({ resale }: { readonly resale: { readonly code: number } }): boolean =>
  resale.code !== resaleCode.resold

export interface PendingChange {
  readonly ticketId: string
  readonly status: string
}
