import type { ApiFailure } from './ApiFailure.js'
import type { Operation } from './Operation.js'

/** An ApiFailure with what was being done. */
export interface Failure {
  readonly operation: Operation
  readonly cause: ApiFailure
  /** For the report alone; never shown. */
  readonly internalMessage?: string
}

export const failedAt =
  (operation: Operation) =>
  (cause: ApiFailure): Failure => ({ operation, cause })
