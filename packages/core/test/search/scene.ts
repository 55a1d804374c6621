import { minor } from '../../src/money/Money.js'
import { keyOf, type PaymentRecord, type Purchase } from '../../src/payment/machine/record.js'
import type { PaymentEvent, Transition } from '../../src/payment/machine/steps.js'
import { turnTabWith } from '../../src/payment/machine/tab.js'
import { transition } from '../../src/payment/machine/transition.js'
import type { Fault } from './faultKinds.js'
import type { PurchaseKind } from './backEnd.js'
import type { ChangeKind } from './backEndState.js'
import { allPromises, type Promises } from './promises.js'

export type Machine = (record: PaymentRecord, event: PaymentEvent) => Transition
export type Turns = typeof turnTabWith

/** Possible events beside slow, late and lost answers, refusals, reloads, the bank and the customer's actions. */
export interface Troubles {
  /** Pages are closed and opened again. */
  readonly closes: boolean
  /** Storage is cleared while the page is closed. */
  readonly forgets: boolean
  /** The customer signs out, and another one signs in. */
  readonly signsOut: boolean
  /** Storage is sometimes full or refused: the new record is lost, and the older one stays. */
  readonly failsToStore: boolean
  /** A wallet's sheet stays open while the amount changes. */
  readonly sheetsStayOpen: boolean
  /** Something else changes the amount or the plan. */
  readonly changesElsewhere: boolean
  /** A status check reads the back end earlier than its answer arrives, and the status before the payments. */
  readonly checksSlowly: boolean
  /** What may change a balance after a payment. */
  readonly changes: readonly ChangeKind[]
  /** The amount owed includes payments and later changes later than the list does. */
  readonly pricesLag: boolean
  /** The list includes payments and later changes later than the amount owed does. */
  readonly listLags: boolean
}

export interface Scene {
  readonly purchaseKind: PurchaseKind
  readonly purchase: Purchase
  readonly devices: number
  /** Whether the devices are tabs with one storage. */
  readonly isShared: boolean
  readonly promises: Promises
  /** No page submits in this generation or a later one. */
  readonly generations: number
  readonly troubles: Troubles
  /** Whether a change of the plan cannot be seen. */
  readonly isPlanUnclear: boolean
  /** Whether a part of the balance is overdue and paid separately. Otherwise all of it is. */
  readonly isPartOverdue: boolean
  /** Whether the balance is paid as a whole. */
  readonly isPaidWhole: boolean
  /** The maximum number of changes to a balance after a payment. */
  readonly mostChanges: number
  /** Whether each payment of a balance says if the prices include it, and if it was returned. */
  readonly areRowsMarked: boolean
  readonly machine: Machine
  /** How tabs take turns. */
  readonly turns: Turns
  readonly isStoredAtSignOut: boolean
  /** The faults that the search ignores. */
  readonly unwatched: readonly Fault[]
}

const purchases: Readonly<Record<PurchaseKind, Purchase>> = {
  basket: { kind: 'basket', bookingRef: 'A', basketId: 'b' },
  free: { kind: 'basket', bookingRef: 'A', basketId: 'f' },
  balance: { kind: 'balance', bookingRef: 'A', owed: minor(800) },
  plan: { kind: 'plan', bookingRef: 'A', action: 'create', stood: 'none' },
}

const known = new Map<string, string>()
/** Every device derives the same key. */
export const keyIn = ({ purchase }: Scene, generation: number): string => {
  const name = `${purchase.kind}${generation}`
  const key = known.get(name) ?? keyOf(purchase, generation)
  known.set(name, key)
  return key
}

export const noTroubles: Troubles = {
  closes: false,
  forgets: false,
  signsOut: false,
  failsToStore: false,
  sheetsStayOpen: false,
  changesElsewhere: false,
  checksSlowly: false,
  changes: [],
  pricesLag: false,
  listLags: false,
}

/** One device and two generations by default. */
export const aScene = (
  purchaseKind: PurchaseKind,
  {
    troubles,
    promises,
    ...scene
  }: Partial<Omit<Scene, 'troubles' | 'promises'>> & {
    readonly troubles?: Partial<Troubles>
    readonly promises?: Partial<Promises>
  } = {},
): Scene => ({
  purchaseKind,
  purchase: purchases[purchaseKind],
  devices: 1,
  isShared: false,
  promises: { ...allPromises, ...promises },
  generations: 2,
  troubles: { ...noTroubles, ...troubles },
  isPlanUnclear: false,
  isPartOverdue: false,
  isPaidWhole: false,
  mostChanges: 1,
  areRowsMarked: false,
  machine: transition,
  turns: turnTabWith,
  isStoredAtSignOut: false,
  unwatched: [],
  ...scene,
})
