import type { ApiCall } from '../failure/Failure.js'

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
  readonly login: ApiCall<[credentials: Credentials], SessionCheck>
  /** GET /api/customer/check */
  readonly check: ApiCall<[], SessionCheck>
  /** POST /api/customer/password/change */
  readonly changePassword: ApiCall<[change: NewPassword], void>
  /** POST /api/customer/password/reset */
  readonly resetPassword: ApiCall<[email: string], void>
  /** GET /api/customer/logout */
  readonly logout: ApiCall<[], void>
}
