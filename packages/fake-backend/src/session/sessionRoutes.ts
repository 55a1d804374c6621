import { sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import { publicRoute, type Route } from '../routing/Route.js'
import { openSession, renewSession, sessionCustomer } from './sessions.js'
import { signIn } from './signIn.js'

export const sessionRoutes: readonly Route[] = [
  publicRoute(sessionEndpoints.login, ({ world, body, sessionToken, setSession }) => {
    const customer = signIn(world, body.email, body.password)
    // A new token at each sign-in, so that one that was planted beforehand is worth nothing.
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
  publicRoute(sessionEndpoints.logout, ({ world, sessionToken, setSession }) => {
    world.sessions.delete(sessionToken ?? '')
    setSession(null)
    return {}
  }),
]
