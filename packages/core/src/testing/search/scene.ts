import { minor } from '../../money/Money.js'
import { keyOf, type PaymentRecord, type Purchase } from '../../payment/machine/record.js'
import type { PaymentEvent, Transition } from '../../payment/machine/steps.js'
import { turnTabWith } from '../../payment/machine/tab.js'
import { transition } from '../../payment/machine/transition.js'
import type { Fault } from './faultKinds.js'
import type { Wares } from './backEnd.js'
import type { ChangeKind } from './backEndState.js'
import { allPromises, type Promises } from './promises.js'

export type Machine = (record: PaymentRecord, event: PaymentEvent) => Transition
export type Turns = typeof turnTabWith

/** What may happen beside slow, late and lost answers, refusals, reloads, the bank and the customer's own wishes. */
export interface Troubles {
  /** Pages are closed and opened again. */
  readonly closes: boolean
  /** Storage is cleared while the page is closed. */
  readonly forgets: boolean
  /** The customer signs out, and another one signs in. */
  readonly signsOut: boolean
  /** Storage is full or refused from time to time: what is written is lost, and what is older stays. */
  readonly failsToStore: boolean
  /** The amount, or the plan, is changed by something else. */
  readonly changesElsewhere: boolean
  /** What a look tells is read at the back end earlier than it comes, and the status before the payments. */
  readonly checksSlowly: boolean
  /** What may happen to a balance after it was paid. */
  readonly changes: readonly ChangeKind[]
  /** What is owed takes a payment, and what happened after it, into account later than the list does. */
  readonly pricesLag: boolean
  /** A payment, and what happened after it, is listed later than what is owed takes it into account. */
  readonly listLags: boolean
}

export interface Scene {
  readonly wares: Wares
  readonly purchase: Purchase
  readonly devices: number
  /** The devices are tabs with one storage. */
  readonly isShared: boolean
  readonly promises: Promises
  /** Generations from this one on are not pressed for. */
  readonly generations: number
  readonly troubles: Troubles
  /** It cannot be seen whether the plan was changed. */
  readonly isPlanUnclear: boolean
  /** Of a balance a part is overdue, which is paid by itself, or all of it. */
  readonly isPartOverdue: boolean
  /** All of a balance is paid. */
  readonly isPaidWhole: boolean
  /** So often something happens to a balance after it was paid. */
  readonly mostChanges: number
  /** Each payment of a balance says whether the prices include it. */
  readonly areRowsMarked: boolean
  readonly machine: Machine
  /** How tabs take turns. */
  readonly turns: Turns
  readonly keyOf: (purchase: Purchase, generation: number, device: number) => string
  readonly isStoredAtSignOut: boolean
  /** What is not looked for. */
  readonly unwatched: readonly Fault[]
}

const purchases: Readonly<Record<Wares, Purchase>> = {
  basket: { kind: 'basket', bookingRef: 'A', basketId: 'b' },
  free: { kind: 'basket', bookingRef: 'A', basketId: 'f' },
  balance: { kind: 'balance', bookingRef: 'A', owed: minor(800) },
  plan: { kind: 'plan', bookingRef: 'A', action: 'create', stood: 'none' },
}

const known = new Map<string, string>()
const derived = (purchase: Purchase, generation: number): string => {
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
  changesElsewhere: false,
  checksSlowly: false,
  changes: [],
  pricesLag: false,
  listLags: false,
}

/** One device and two generations, unless told otherwise. */
export const aScene = (
  wares: Wares,
  {
    troubles,
    promises,
    ...scene
  }: Partial<Omit<Scene, 'troubles' | 'promises'>> & {
    readonly troubles?: Partial<Troubles>
    readonly promises?: Partial<Promises>
  } = {},
): Scene => ({
  wares,
  purchase: purchases[wares],
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
  keyOf: derived,
  isStoredAtSignOut: false,
  unwatched: [],
  ...scene,
})
