import type { World } from './world'

/** From now on, the client's config switches wallets on for pounds. A page that is open notices after a reload. */
export const switchWalletsOn = (world: World): Promise<unknown> => world.ask('wallets', { currencies: ['GBP'] })
