import type { StoredBookingStore, Telemetry } from '@booking-dashboard/core/ports'
import { demoPassword, type FakeBackend } from '@booking-dashboard/fake-backend'
import { createWorld, type World } from './createWorld'

export type SignedInWorld = World

/** Signed in as demo@example.com. */
export const createSignedInWorld = async (
  backend?: FakeBackend,
  telemetry?: Telemetry,
  storedBookings?: StoredBookingStore,
): Promise<SignedInWorld> => {
  const world = await createWorld(backend, telemetry, storedBookings)
  await world.dashboard.session.signIn({ email: 'demo@example.com', password: demoPassword })
  return world
}
