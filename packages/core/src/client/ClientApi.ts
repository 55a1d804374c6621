import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import type { ClientConfig, Country, Gender } from './Client.js'

export interface ClientApi {
  /** GET /api/client/id */
  readonly clientId: (context: CallContext) => TaskEither<ApiFailure, string>
  /** GET /api/client/config; a 401 is "no config", which is null (specification 1, §4). */
  readonly config: (context: CallContext) => TaskEither<ApiFailure, ClientConfig | null>
  /** GET /api/client/genders */
  readonly genders: (context: CallContext) => TaskEither<ApiFailure, readonly Gender[]>
  /** GET /api/client/countries */
  readonly countries: (context: CallContext) => TaskEither<ApiFailure, readonly Country[]>
}
