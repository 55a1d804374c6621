import { sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import { publicRoute, type Route } from '../routing/Route.js'
import { changeKnownPassword, changePasswordByLink } from './changePassword.js'
import { resetPassword } from './resetPassword.js'
import { openSession, renewSession, requireCustomer, sessionCustomer } from '../routing/sessions.js'
import { signIn } from './signIn.js'

export const sessionRoutes: readonly Route[] = [
  publicRoute(sessionEndpoints.login, ({ world, body, sessionToken, setSession }) => {
    const customer = signIn(world, body.email, body.password)
    // Each sign-in creates a new token, so that a token planted earlier is worthless.
    world.sessions.delete(sessionToken ?? '')
    setSession(openSession(world, customer))
    return { customer: { authenticated: true, reset_required: customer.resetRequired } }
  }),
  publicRoute(sessionEndpoints.check, ({ world, sessionToken }) => {
    const customer = sessionCustomer(world, sessionToken)
    if (customer === null) return { customer: { authenticated: false, reset_required: false } }
    renewSession(world, sessionToken)
    return { customer: { authenticated: true, reset_required: customer.resetRequired } }
  }),
  publicRoute(sessionEndpoints.changePassword, ({ world, body, sessionToken }) => {
    if ('token' in body) changePasswordByLink(world, body.token, body.password, sessionToken)
    else {
      const customer = requireCustomer(world, sessionToken)
      changeKnownPassword(world, customer, body.current_password, body.password, sessionToken)
    }
    return {}
  }),
  publicRoute(sessionEndpoints.resetPassword, ({ world, body }) => {
    resetPassword(world, body.email)
    return {}
  }),
  publicRoute(sessionEndpoints.logout, ({ world, sessionToken, setSession }) => {
    world.sessions.delete(sessionToken ?? '')
    setSession(null)
    return {}
  }),
]
