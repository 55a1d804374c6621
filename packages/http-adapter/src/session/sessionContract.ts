import * as t from 'io-ts'
import { get, post } from '../contract/endpoint.js'
import { NotShown, optional } from '../contract/wire.js'

export const CredentialsBody = t.type({ email: t.string, password: t.string }, 'Credentials')

export const SessionAnswer = t.type(
  {
    customer: t.intersection([
      t.type({ authenticated: t.boolean }),
      optional({ reset_required: t.union([t.boolean, t.null]) }),
    ]),
  },
  'Session',
)

/** The signed-in customer proves the current password; the reset link proves its token (behaviour/contract#d1.7). */
export const PasswordChangeBody = t.union(
  [t.type({ current_password: t.string, password: t.string }), t.type({ token: t.string, password: t.string })],
  'PasswordChange',
)

export const PasswordResetBody = t.type({ email: t.string }, 'PasswordReset')

/** See behaviour/contract#1.7. */
export const sessionEndpoints = {
  login: post('login', '/api/customer/login', SessionAnswer, {
    body: CredentialsBody,
    tolerates: [403],
    means: [],
  }),
  check: get('checkSession', '/api/customer/check', SessionAnswer),
  changePassword: post('changePassword', '/api/customer/password/change', NotShown, {
    body: PasswordChangeBody,
    tolerates: [403],
  }),
  resetPassword: post('resetPassword', '/api/customer/password/reset', NotShown, {
    body: PasswordResetBody,
    tolerates: [403],
    means: [],
  }),
  logout: get('logout', '/api/customer/logout', NotShown),
} as const
