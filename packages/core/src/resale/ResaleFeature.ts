import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure/Failure.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { Loadable } from '../reactive/Loadable.js'
import type { Submission } from '../reactive/Submission.js'
import type { PendingChange } from './ResaleApi.js'
import type { ResaleTicket } from './ResaleSelection.js'

/** The resale of one booking's tickets (specification 1, §4). */
export interface ResaleFeature {
  /** Changes of names that wait: a ticket of theirs cannot be listed. */
  readonly pendingChanges$: Behavior<Loadable<readonly PendingChange[]>>
  readonly loadPendingChanges: TaskEither<Failure, void>
  /** `submitting` is the specification's 'updating', until success or failure. */
  readonly update$: Behavior<Submission>
  /** Both directions at once; `resaleTickets` makes them of a selection. */
  readonly update: (tickets: readonly ResaleTicket[]) => TaskEither<Failure, void>
}
