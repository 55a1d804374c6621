import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure/Failure.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { Credentials } from './SessionApi.js'
import type { Admission, SessionState } from './SessionState.js'

export interface SessionFeature {
  readonly state$: Behavior<SessionState>
  readonly admission$: Behavior<Admission>
  /** Asks the back end who is there; at the start, and when 30 minutes have passed. */
  readonly check: TaskEither<Failure, void>
  /** Ignored while one runs; e-mail and password are trimmed (specification 1, §5). */
  readonly signIn: (credentials: Credentials) => TaskEither<Failure, void>
  /** Asks first: 'You are about to sign out. Do you want to continue?' */
  readonly askToSignOut: () => void
  readonly signOut: TaskEither<Failure, void>
}
