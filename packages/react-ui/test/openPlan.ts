import { createFakeBackend, type FakeBackend } from '@booking-dashboard/fake-backend'
import type { World } from './createWorld'
import { openApp } from './openApp'
import { type PaperCard, paperStripe } from './paperStripe'
// Lazy parts in the product; importing them here compiles them before the test's time limit starts.
import '../src/areas/paying'
import { fillCard } from './fillCard'
import { createSignedInWorld } from './createSignedInWorld'

/** A back end on Mon 2 March 2026. SUN1001 can have a plan, PLN2001 has one. */
export const createPlanBackend = (wait: (milliseconds: number) => Promise<void> = async () => undefined): FakeBackend =>
  createFakeBackend({ seed: 1, clock: { now: () => Date.parse('2026-03-02T09:00:00Z') }, wait })

export interface OpenPlan {
  readonly world: World
  readonly user: ReturnType<typeof openApp>['user']
  /** Types a card into the form and clicks its button. */
  readonly confirm: (button: string, card?: PaperCard) => Promise<void>
  /** Every change requested of the plan. */
  readonly changes: () => readonly unknown[]
  /** Closes the page; opening it again with the same back end is a reload. */
  readonly close: () => void
}

/** Opens a payment plan page in the whole product, for the customer of that booking. */
export const openPlan = async (
  bookingRef: 'SUN1001' | 'PLN2001',
  part = '',
  backend = createPlanBackend(),
): Promise<OpenPlan> => {
  paperStripe.install(backend)
  const as = bookingRef === 'PLN2001' ? 'plan@example.com' : 'demo@example.com'
  const world = await createSignedInWorld({ backend, as })
  const { user, unmount } = openApp(world, `/booking/${bookingRef}/payment-plan${part}`)
  return {
    world,
    user,
    confirm: async (name, card) => user.click(await fillCard(user, name, card)),
    close: unmount,
    changes: () =>
      world.calls.filter(({ call }) => call === `PUT /api/booking/${bookingRef}/paymentplan`).map(({ body }) => body),
  }
}
