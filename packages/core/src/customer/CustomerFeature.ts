import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure/Failure.js'
import type { Money } from '../money/Money.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { Loadable } from '../reactive/Loadable.js'
import type { Customer } from './Customer.js'

export interface CustomerFeature {
  readonly state$: Behavior<Loadable<Customer>>
  /** One total for each currency, never one sum (decisions §3.3). */
  readonly credit$: Behavior<readonly Money[]>
  readonly load: TaskEither<Failure, void>
}
