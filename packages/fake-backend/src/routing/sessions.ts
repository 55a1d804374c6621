import type { CustomerRecord } from '../records/CustomerRecord.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import { minutes } from '../values/calendar.js'

/** See behaviour/session#1.9. */
const sessionLength = minutes(30)

export const openSession = (world: World, customer: CustomerRecord): string => {
  const token = world.ids.token('', 32)
  world.sessions.set(token, { customerId: customer.id, renewedAt: world.clock.now() })
  return token
}

export const sessionCustomer = (world: World, token: string | null): CustomerRecord | null => {
  const session = token === null ? undefined : world.sessions.get(token)
  if (token === null || session === undefined) return null
  if (world.clock.now() - session.renewedAt >= sessionLength) {
    world.sessions.delete(token)
    return null
  }
  return world.customers.find(({ id }) => id === session.customerId) ?? null
}

export const renewSession = (world: World, token: string | null): void => {
  const session = world.sessions.get(token ?? '')
  if (session !== undefined) session.renewedAt = world.clock.now()
}

/** The signed-in customer. HTTP 401 with 11000011 without a session, 11000010 if it has expired. */
export const requireCustomer = (world: World, token: string | null): CustomerRecord =>
  sessionCustomer(world, token) ??
  (token === null
    ? refuse(codes.tokenMissing, 'Login token not supplied.', 401)
    : refuse(codes.tokenExpired, 'Login token expired.', 401))

/** Signs out everybody else who used the old password. */
export const endOtherSessions = (world: World, customer: CustomerRecord, token: string | null): void => {
  for (const [other, { customerId }] of world.sessions) {
    if (customerId === customer.id && other !== token) world.sessions.delete(other)
  }
}

/** Expires all sessions, or those of one customer. Returns their number. */
export const expireSessions = (world: World, customerId?: string): number => {
  const sessions = [...world.sessions.values()].filter(
    (session) => customerId === undefined || session.customerId === customerId,
  )
  for (const session of sessions) session.renewedAt = world.clock.now() - sessionLength
  return sessions.length
}
