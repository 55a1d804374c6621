import type { ApiFailure } from '../failure/ApiFailure.js'
import type { Failure, Operation } from '../failure/Failure.js'

/** What a step of the basket is called in reports alone (specification 2, §8); no customer reads it. */
export const internalMessages = {
  create: 'Could not create basket',
  rooms: 'Could not create new selected accommodations',
  reload: 'Could not reload basket',
  roomExtras: 'Error creating accommodation extras',
  retrieve: 'Could not retrieve basket',
} as const

export type BasketStep = keyof typeof internalMessages

const missing = 'Missing basket in response'

/** An answer without its basket is told apart from any other failure of its step. */
export const failedStep =
  (operation: Operation, step: BasketStep) =>
  (cause: ApiFailure): Failure => {
    const isMissing = cause.kind === 'decode' && cause.path === 'basket'
    return { operation, cause, internalMessage: isMissing ? missing : internalMessages[step] }
  }
