import type { Seen } from '../../src/payment/machine/steps.js'
import type { PaymentRecord, StoredPayment } from '../../src/payment/machine/record.js'
import type { BackEnd } from './backEndState.js'
import type { Fault } from './faultKinds.js'

export type Depth = 'status' | 'payments' | 'everything'

/** What a status check has read from the back end so far. */
export interface Reading {
  readonly name: string
  readonly seen: Seen
  /** Whether the reading is complete. */
  readonly isWhole: boolean
}

/** The state of one customer's device, and what its page waits for. */
export interface Device {
  readonly page: PaymentRecord | null
  readonly asks: Depth | null
  readonly reading: Reading | null
  readonly isTimed: boolean
  /** Whether a status check was answered since the page was opened. */
  readonly hasCheckedStatus: boolean
  /** Whether the signed-in customer has submitted here. */
  readonly hasSubmitted: boolean
  /** Whether the page shows the amount that was changed elsewhere. */
  readonly isShownAnew: boolean
  /** Whether another tab has written to the storage, and this one has not been informed yet. */
  readonly isToBeNotified: boolean
  /** What the page knows of the other tabs of its browser. */
  readonly tab: TabState
  /** The challenge that this tab knows. It outlives a reload. */
  readonly session: string | null
}

/**
 * A tab without its record. The name of a page belongs to its last request. An earlier request has a name of its own.
 */
export interface TabState {
  readonly stored: StoredPayment | null
  readonly known: readonly string[]
  readonly sender: string
  readonly theirs: StoredPayment | null
  readonly theirPage: string
}

export interface Store {
  readonly payment: StoredPayment | null
  /** The page that sent the last request of the stored record. */
  readonly page: string
  readonly isFull: boolean
}

/** A request that is on its way or lost: the two cannot be distinguished. */
export interface Flight {
  /** `nobody` if the request was forgotten. */
  readonly device: number
  /** The number that the page gave it. */
  readonly request: number
  readonly key: string
  readonly amount: number
  /** Whether the back end has received it and not answered yet. */
  readonly isArrived: boolean
  /** The tabs whose window had already begun when the request was sent. */
  readonly isNewerFor: readonly number[]
}

export interface World {
  readonly devices: readonly Device[]
  /** One store for each device, or one for all tabs. */
  readonly stores: readonly Store[]
  readonly flights: readonly Flight[]
  readonly backEnd: BackEnd
  /** The fault that was found. The search ends there. */
  readonly wrong: Fault | null
}

export interface Step<W> {
  readonly name: string
  readonly world: W
}

export const closedPage: Omit<Device, 'hasSubmitted'> = {
  page: null,
  asks: null,
  reading: null,
  isTimed: false,
  hasCheckedStatus: false,
  isShownAnew: false,
  isToBeNotified: false,
  tab: { stored: null, known: [], sender: '', theirs: null, theirPage: '' },
  session: null,
}
