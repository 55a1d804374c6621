import { type BasketSignal, type Dashboard, paths } from '@booking-dashboard/core'
import type { FakeBackend } from '../../src/FakeBackend.js'

/** The state at the end of a workflow. */
export interface Outcome {
  /** Toasts, in order of appearance. */
  readonly notified: readonly string[]
  readonly signals: readonly BasketSignal[]
  /** The workflow's changes in the world, in short; and any difference that the page shows. */
  readonly world: readonly string[]
  readonly page: string
}

/** A call of a workflow, and the outcome if it failed without a change. */
export interface Step extends Outcome {
  readonly call: string
}

export interface Workflow {
  readonly name: string
  /** Preparation, with everything loaded. */
  readonly given?: (dashboard: Dashboard, backend: FakeBackend) => Promise<unknown>
  readonly act: (dashboard: Dashboard) => Promise<unknown>
  readonly world: (backend: FakeBackend, dashboard: Dashboard) => readonly string[]
  readonly succeeds: Outcome
  /** All calls, in order. */
  readonly steps: readonly Step[]
}

/** The start page of every workflow. */
export const startPage = paths.profile
export const bookingPage = paths.booking('SUN1001')
