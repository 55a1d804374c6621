import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure/Failure.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { Loadable } from '../reactive/Loadable.js'
import type { ClientConfig, Country, Gender } from './Client.js'

export interface Client {
  readonly id: string
  /** Null where the back end has no config for this host. */
  readonly config: ClientConfig | null
}

export interface ClientFeature {
  readonly state$: Behavior<Loadable<Client>>
  readonly genders$: Behavior<Loadable<readonly Gender[]>>
  readonly countries$: Behavior<Loadable<readonly Country[]>>
  /** Client id and config, then genders and countries (specification 1, §4, client set-up at start). */
  readonly setUp: TaskEither<Failure, void>
}
