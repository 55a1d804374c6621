import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure/Failure.js'
import type { Path } from '../navigation/Navigation.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { Submission } from '../reactive/Submission.js'

export interface PasswordChange {
  readonly currentPassword: string
  readonly password: string
  /** The bookings list by default. */
  readonly redirectPath?: Path
}

export interface PasswordFeature {
  readonly change$: Behavior<Submission>
  readonly reset$: Behavior<Submission>
  readonly newPassword$: Behavior<Submission>
  /** The signed-in customer's own change; it also ends a required reset (specification 1, §4). */
  readonly change: (change: PasswordChange) => TaskEither<Failure, void>
  /** Asks for an e-mail with a temporary password. */
  readonly requestReset: (email: string) => TaskEither<Failure, void>
  /** The reset link's new password. */
  readonly setNewPassword: (token: string, password: string) => TaskEither<Failure, void>
}
