import type { CardGateway } from '@booking-dashboard/core/ports'
import { left } from 'fp-ts/lib/Either.js'
import { atPress, loadPart, type PartLoading } from '../loading/loadPart'

/**
 * A gateway whose code loads with the first card. If the code is still missing after a reload, the next use requests it
 * again.
 */
export const createLazyCardGateway = (load: () => Promise<CardGateway>, around: PartLoading = atPress): CardGateway => {
  const gateway = (): Promise<CardGateway | null> => loadPart('cards', load, around).catch(() => null)
  return {
    tokenise: (card) => async () => {
      const loaded = await gateway()
      return loaded === null ? left({ kind: 'unavailable' }) : loaded.tokenise(card)()
    },
    authenticatePayment: async (challenge) => (await gateway())?.authenticatePayment(challenge) ?? 'unknown',
    authenticateSetup: async (challenge) => (await gateway())?.authenticateSetup(challenge) ?? 'unknown',
  }
}
