import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/Failure.js'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** `customer` in the answers to login and check (behaviour/session#1.3). */
export interface SessionCheck {
  readonly authenticated: boolean
  readonly resetRequired: boolean
}

/** The signed-in customer proves the current password; the reset link proves its token. */
export type NewPassword =
  | { readonly currentPassword: string; readonly password: string }
  | { readonly token: string; readonly password: string }

/** The calls that begin, check and end a session. They end in a failure and never reject. */
export interface SessionApi {
  /** POST /api/customer/login */
  readonly login: (credentials: Credentials, context: CallContext) => TaskEither<ApiFailure, SessionCheck>
  /** GET /api/customer/check */
  readonly check: (context: CallContext) => TaskEither<ApiFailure, SessionCheck>
  /** POST /api/customer/password/change */
  readonly changePassword: (change: NewPassword, context: CallContext) => TaskEither<ApiFailure, void>
  /** POST /api/customer/password/reset */
  readonly resetPassword: (email: string, context: CallContext) => TaskEither<ApiFailure, void>
  /** GET /api/customer/logout */
  readonly logout: (context: CallContext) => TaskEither<ApiFailure, void>
}
