import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import type { SessionApi, SessionCheck } from '@booking-dashboard/core'
import type { Transport } from '../transport/Transport.js'
import { type SessionAnswer, sessionEndpoints } from './sessionContract.js'

export const createHttpSessionApi = ({ call }: Transport): SessionApi => ({
  login: ({ email, password }, context) =>
    pipe(call(sessionEndpoints.login, { params: {}, body: { email, password }, context }), map(toSessionCheck)),
  check: (context) => pipe(call(sessionEndpoints.check, { params: {}, context }), map(toSessionCheck)),
  logout: (context) => pipe(call(sessionEndpoints.logout, { params: {}, context }), map((): void => undefined)),
})

const toSessionCheck = ({ customer }: t.TypeOf<typeof SessionAnswer>): SessionCheck => ({
  authenticated: customer.authenticated,
  resetRequired: customer.reset_required ?? false,
})
