import * as t from 'io-ts'
import { get, post } from '../contract/endpoint.js'
import { NotShown } from '../contract/wire.js'

export const CredentialsBody = t.type({ email: t.string, password: t.string }, 'Credentials')

export const SessionAnswer = t.type(
  {
    customer: t.intersection([
      t.type({ authenticated: t.boolean }),
      t.partial({ reset_required: t.union([t.boolean, t.null]) }),
    ]),
  },
  'Session',
)

/** Specification 1, §7. */
export const sessionEndpoints = {
  login: post('login', '/api/customer/login', SessionAnswer, { body: CredentialsBody, tolerates: [403] }),
  check: get('checkSession', '/api/customer/check', SessionAnswer),
  logout: get('logout', '/api/customer/logout', NotShown),
} as const
