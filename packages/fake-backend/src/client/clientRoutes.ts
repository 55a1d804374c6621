import { clientEndpoints } from '@booking-dashboard/http-adapter/contract'
import { publicRoute, type Route } from '../routing/Route.js'
import { currencies } from '../records/currencies.js'
import type { WalletSettings } from '../records/WalletSettings.js'
import { type Client, clientAt } from './clients.js'
import { countries, genders } from './formLists.js'

/** Without currencies, the config has no `wallets`. */
const walletsIn = ({ currencies: names }: WalletSettings): Pick<Client['config'], 'wallets'> =>
  names.length === 0 ? {} : { wallets: names.map((code) => ({ symbol: currencies[code].symbol, code })) }

export const clientRoutes: readonly Route[] = [
  publicRoute(clientEndpoints.clientId, ({ hostname }) => ({ client_id: clientAt(hostname).id })),
  publicRoute(clientEndpoints.config, ({ hostname, world }) => ({
    data: { client: { ...clientAt(hostname).config, ...walletsIn(world.wallets) } },
  })),
  publicRoute(clientEndpoints.genders, () => ({ genders })),
  publicRoute(clientEndpoints.countries, () => ({ countries })),
]
