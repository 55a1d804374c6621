import type { ApiFailure } from '../failure/ApiFailure.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { Operation } from '../failure/Operation.js'

type Unread = Extract<ApiFailure, { readonly kind: 'decode' }>

/** An answer of another shape, where it is looked for how far the money got: nothing is said that nobody knows. */
export const reportUnread = (failures: FailureHandler, operation: Operation, { path }: Unread): void =>
  failures.report(operation, 'An answer had another shape', 'error', { path })

/** A defect of ours in the middle of a flow: what came of it is asked after, and is not said to have failed. */
export const reportBrokenOff = (failures: FailureHandler, operation: Operation): void =>
  failures.report(operation, 'Broken off', 'error')
