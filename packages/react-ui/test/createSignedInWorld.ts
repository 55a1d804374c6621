import { demoPassword, type FakeBackend } from '@booking-dashboard/fake-backend'
import { createWorld, type World } from './createWorld'

export type SignedInWorld = World

interface Given {
  readonly backend?: FakeBackend
  /** Defaults to demo@example.com. */
  readonly as?: string
}

export const createSignedInWorld = async ({
  backend,
  as: email = 'demo@example.com',
}: Given = {}): Promise<SignedInWorld> => {
  const world = await createWorld(backend)
  await world.dashboard.session.signIn({ email, password: demoPassword })
  return world
}
