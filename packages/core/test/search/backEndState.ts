import { replaced } from './replaced.js'

/** `underway`: a request of the attempt has arrived and has not been answered. */
export type AttemptState = 'underway' | 'check' | 'processing' | 'paid' | 'failed'

/** The device of an attempt that was forgotten, or that is over. */
export const nobody = -1

export interface BackEndAttempt {
  readonly key: string
  readonly state: AttemptState
  /** The device that made the attempt. The request determines it, not the key. */
  readonly by: number
  readonly amount: number
  readonly isListed: boolean
  /** Whether the prices include it, once it is paid. */
  readonly isCounted: boolean
}

/**
 * What changes a balance beside its payments. A refund is a row of its own. The row of a returned payment turns to
 * failed. A price rise is in no list. A cancellation lowers the price and returns the money, so the same amount stays
 * owed.
 */
export type ChangeKind = 'refund' | 'returned' | 'rise' | 'cancelled'

export interface Change {
  readonly kind: ChangeKind
  /** The key of the payment that is returned. */
  readonly key: string | null
  /** The number of payments before the change. */
  readonly after: number
  readonly isListed: boolean
  readonly isCounted: boolean
}

export interface BackEnd {
  readonly attempts: readonly BackEndAttempt[]
  readonly charges: number
  /** The state of the paid basket. */
  readonly basket: 'open' | 'completed' | 'broken'
  /** The number of attempts when something else changed the amount or the plan. Null if nothing did. */
  readonly changedAfter: number | null
  /** In chronological order. */
  readonly changes: readonly Change[]
}

export const newBackEnd: BackEnd = { attempts: [], charges: 0, basket: 'open', changedAfter: null, changes: [] }

export const isPaid = ({ attempts }: BackEnd): boolean => attempts.some(({ state }) => state === 'paid')

/** How much has become due again, compared with the start. */
export const dueAmount = 400
export const fallenDue = ({ changes }: BackEnd): number =>
  dueAmount * changes.filter(({ kind }) => kind !== 'cancelled').length

/** Whether everything paid up to this attempt has become due again. */
export const isDueAgainAfter = (backEnd: BackEnd, place: number): boolean => {
  const paid = backEnd.attempts.slice(0, place + 1).filter(({ state }) => state === 'paid')
  return (
    fallenDue(backEnd) > 0 && paid.length > 0 && fallenDue(backEnd) >= paid.reduce((sum, { amount }) => sum + amount, 0)
  )
}

/** Whether everything paid has become due again. */
export const isDueAgain = (backEnd: BackEnd): boolean => isDueAgainAfter(backEnd, backEnd.attempts.length)

/** Paid, and no part of it has become due again. */
export const isPaidOff = (backEnd: BackEnd): boolean => isPaid(backEnd) && !isDueAgain(backEnd)

export const withAttempt = (backEnd: BackEnd, place: number, change: Partial<BackEndAttempt>): BackEnd => ({
  ...backEnd,
  attempts: replaced(backEnd.attempts, place, change),
})
