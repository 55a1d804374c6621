import type { FakeBackend } from '@booking-dashboard/fake-backend'
import type { World } from './createWorld'
import { openApp } from './openApp'
import { type PaperCard, paperStripe } from './paperStripe'
import { fillCard } from './fillCard'
import { createSignedInWorld } from './createSignedInWorld'

export interface OpenBalance extends World {
  readonly user: ReturnType<typeof openApp>['user']
  /** Fills in the card form, whose button names the amount, and submits it. */
  readonly payWith: (amount: string, card?: PaperCard) => Promise<void>
  readonly charged: () => readonly number[]
  /** The number of payment requests sent. */
  readonly sent: () => number
}

const customerOf = (path: string): string => (path.includes('/PLN2001') ? 'plan@example.com' : 'demo@example.com')

/** Opens the whole product at a page that pays a balance, with a card. */
export const openBalance = async (path: string, backend?: FakeBackend): Promise<OpenBalance> => {
  const world = await createSignedInWorld({ as: customerOf(path), ...(backend && { backend }) })
  paperStripe.install(world.backend)
  const { user } = openApp(world, path)
  const payWith = async (amount: string, card: PaperCard = { number: '4242424242424242' }): Promise<void> =>
    user.click(await fillCard(user, `Pay ${amount}`, card))
  return {
    ...world,
    user,
    payWith,
    charged: () => world.backend.inspect.charges().map(({ amount }) => amount),
    sent: () => world.calls.filter(({ call }) => call === 'POST /api/payment/').length,
  }
}
