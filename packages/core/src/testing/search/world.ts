import type { Seen } from '../../payment/machine/steps.js'
import type { PaymentRecord, StoredPayment } from '../../payment/machine/record.js'
import type { BackEnd } from './backEndState.js'
import type { Fault } from './faultKinds.js'

export type Depth = 'status' | 'payments' | 'everything'

/** What a look has read at the back end so far. */
export interface Reading {
  readonly name: string
  readonly seen: Seen
  /** Nothing of it is missing. */
  readonly isWhole: boolean
}

/** What one customer's device has, and what its page waits for. */
export interface Device {
  readonly page: PaymentRecord | null
  readonly asks: Depth | null
  readonly reading: Reading | null
  readonly isTimed: boolean
  /** Whether a look was answered since the page was opened. */
  readonly hasLooked: boolean
  /** Whether the customer who is signed in has pressed Pay here. */
  readonly hasPressed: boolean
  /** The page shows the amount that was changed elsewhere. */
  readonly isShownAnew: boolean
  /** Another tab has written to the storage, and this one has not heard of it yet. */
  readonly isToHear: boolean
  /** What the page knows of the others of its browser. */
  readonly tab: TabState
  /** The bank's check that this tab knows; it outlives a reload. */
  readonly session: string | null
}

/** A tab without its record. A page's name stands for its last request; an earlier one has a name of its own. */
export interface TabState {
  readonly stored: StoredPayment | null
  readonly known: readonly string[]
  readonly sender: string
  readonly theirs: StoredPayment | null
  readonly theirPage: string
}

export interface Store {
  readonly kept: StoredPayment | null
  /** The page that sent the last request of what is kept. */
  readonly page: string
  readonly isFull: boolean
}

/** On its way, or lost: nothing tells the two apart. */
export interface Flight {
  /** `nobody` where it was forgotten. */
  readonly device: number
  /** As the page numbers it. */
  readonly request: number
  readonly key: string
  readonly amount: number
  /** The back end has it, and has not answered. */
  readonly isArrived: boolean
  /** Tabs that had measured their window for some time when it left. */
  readonly isNewerFor: readonly number[]
}

export interface World {
  readonly devices: readonly Device[]
  /** One for each device, or one for all tabs. */
  readonly stores: readonly Store[]
  readonly flights: readonly Flight[]
  readonly backEnd: BackEnd
  /** What went wrong; the search ends there. */
  readonly wrong: Fault | null
}

export interface Step<W> {
  readonly name: string
  readonly world: W
}

export const closedPage: Omit<Device, 'hasPressed'> = {
  page: null,
  asks: null,
  reading: null,
  isTimed: false,
  hasLooked: false,
  isShownAnew: false,
  isToHear: false,
  tab: { stored: null, known: [], sender: '', theirs: null, theirPage: '' },
  session: null,
}
