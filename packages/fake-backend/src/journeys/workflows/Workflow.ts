import { type BasketSignal, type Dashboard, paths } from '@booking-dashboard/core'
import type { FakeBackend } from '../../FakeBackend.js'

/** What is there when a workflow has ended. */
export interface Outcome {
  /** Toasts, in the order in which they were said. */
  readonly said: readonly string[]
  readonly signals: readonly BasketSignal[]
  /** What the workflow changes in the world, as a few words; and where the page shows something else, what. */
  readonly world: readonly string[]
  readonly page: string
}

/** One call of a workflow, and what is there where that call failed and changed nothing. */
export interface Step extends Outcome {
  readonly call: string
}

export interface Workflow {
  readonly name: string
  /** Done beforehand, with everything loaded. */
  readonly given?: (dashboard: Dashboard, backend: FakeBackend) => Promise<unknown>
  readonly act: (dashboard: Dashboard) => Promise<unknown>
  readonly world: (backend: FakeBackend, dashboard: Dashboard) => readonly string[]
  readonly succeeds: Outcome
  /** All of its calls, in their order. */
  readonly steps: readonly Step[]
}

/** Where every workflow begins. */
export const startPage = paths.profile
export const bookingPage = paths.booking('SUN1001')
