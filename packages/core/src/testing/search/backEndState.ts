import { replaced } from './replaced.js'

/** `underway`: a request of it has arrived and has not been answered. */
export type AttemptState = 'underway' | 'check' | 'processing' | 'paid' | 'failed'

/** Who asked for what was forgotten, and for what is over. */
export const nobody = -1

export interface BackEndAttempt {
  readonly key: string
  readonly state: AttemptState
  /** Which device asked for it; told by the request, not by the key. */
  readonly by: number
  readonly amount: number
  readonly isListed: boolean
  /** Once it is paid: the prices include it. */
  readonly isCounted: boolean
}

/**
 * What happens to a balance beside its payments. A refund is a row of its own; a returned payment's own row turns to failed;
 * a price rise is in no list; what is cancelled goes off the price, and its money back, so that as much is owed as before.
 */
export type ChangeKind = 'refund' | 'returned' | 'rise' | 'cancelled'

export interface Change {
  readonly kind: ChangeKind
  /** Of the payment that is returned. */
  readonly key: string | null
  /** How many payments there were. */
  readonly after: number
  readonly isListed: boolean
  readonly isCounted: boolean
}

export interface BackEnd {
  readonly attempts: readonly BackEndAttempt[]
  readonly charges: number
  /** What became of the basket that was paid. */
  readonly basket: 'open' | 'completed' | 'broken'
  /** How many attempts there were when the amount, or the plan, was changed by something else; null where it was not. */
  readonly changedAfter: number | null
  /** In the order in which they happened. */
  readonly changes: readonly Change[]
}

export const newBackEnd: BackEnd = { attempts: [], charges: 0, basket: 'open', changedAfter: null, changes: [] }

export const isPaid = ({ attempts }: BackEnd): boolean => attempts.some(({ state }) => state === 'paid')

/** By how much more than at first is owed again, in all. */
export const dueAmount = 400
export const fallenDue = ({ changes }: BackEnd): number =>
  dueAmount * changes.filter(({ kind }) => kind !== 'cancelled').length

/** Whether what was paid up to this attempt has all fallen due again. */
export const isDueAgainAfter = (backEnd: BackEnd, place: number): boolean => {
  const paid = backEnd.attempts.slice(0, place + 1).filter(({ state }) => state === 'paid')
  return (
    fallenDue(backEnd) > 0 && paid.length > 0 && fallenDue(backEnd) >= paid.reduce((sum, { amount }) => sum + amount, 0)
  )
}

/** Whether what was paid has all fallen due again. */
export const isDueAgain = (backEnd: BackEnd): boolean => isDueAgainAfter(backEnd, backEnd.attempts.length)

/** Paid, and nothing of it has fallen due again. */
export const isPaidOff = (backEnd: BackEnd): boolean => isPaid(backEnd) && !isDueAgain(backEnd)

export const withAttempt = (backEnd: BackEnd, place: number, change: Partial<BackEndAttempt>): BackEnd => ({
  ...backEnd,
  attempts: replaced(backEnd.attempts, place, change),
})
