import type { CardGateway } from '@booking-dashboard/core'
import { left } from 'fp-ts/lib/Either.js'
import { withinTime } from '../../navigation/loadPart'

/**
 * A gateway whose code is fetched when the first card is used; what could not be fetched in time is asked for again at the next
 * use. The page is not reloaded for it: that would lose what was typed to pay with.
 */
export const createLazyCardGateway = (load: () => Promise<CardGateway>): CardGateway => {
  let loading: Promise<CardGateway | null> | null = null
  const gateway = async (): Promise<CardGateway | null> => {
    loading ??= withinTime(load()).catch(() => null)
    const loaded = await loading
    if (loaded === null) loading = null
    return loaded
  }
  return {
    tokenise: (card) => async () => {
      const loaded = await gateway()
      return loaded === null ? left({ kind: 'unavailable' }) : loaded.tokenise(card)()
    },
    authenticatePayment: async (challenge) => (await gateway())?.authenticatePayment(challenge) ?? 'unknown',
    authenticateSetup: async (challenge) => (await gateway())?.authenticateSetup(challenge) ?? 'unknown',
  }
}
