import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import type { Customer } from './Customer.js'

export interface CustomerApi {
  /** GET /api/customer */
  readonly get: (context: CallContext) => TaskEither<ApiFailure, Customer>
}
