import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import type { NewPassword, SessionApi, SessionCheck } from '@booking-dashboard/core/ports'
import type { Transport } from '../transport/Transport.js'
import { type PasswordChangeBody, type SessionAnswer, sessionEndpoints } from './sessionContract.js'

/** Sign-in, session and passwords, over HTTP. */
export const createHttpSessionApi = ({ call }: Transport): SessionApi => ({
  login: ({ email, password }, context) =>
    pipe(call(sessionEndpoints.login, { params: {}, body: { email, password }, context }), map(toSessionCheck)),
  check: (context) => pipe(call(sessionEndpoints.check, { params: {}, context }), map(toSessionCheck)),
  changePassword: (change, context) =>
    pipe(call(changeEndpoint(change), { params: {}, body: fromNewPassword(change), context }), map(done)),
  resetPassword: (email, context) =>
    pipe(call(sessionEndpoints.resetPassword, { params: {}, body: { email }, context }), map(done)),
  logout: (context) => pipe(call(sessionEndpoints.logout, { params: {}, context }), map(done)),
})

const done = (): void => undefined

/** The reset link needs no session. */
const changeEndpoint = (change: NewPassword): typeof sessionEndpoints.changePassword =>
  'token' in change ? { ...sessionEndpoints.changePassword, means: [] } : sessionEndpoints.changePassword

const fromNewPassword = (change: NewPassword): t.TypeOf<typeof PasswordChangeBody> =>
  'token' in change
    ? { token: change.token, password: change.password }
    : { current_password: change.currentPassword, password: change.password }

const toSessionCheck = ({ customer }: t.TypeOf<typeof SessionAnswer>): SessionCheck => ({
  authenticated: customer.authenticated,
  resetRequired: customer.reset_required ?? false,
})
