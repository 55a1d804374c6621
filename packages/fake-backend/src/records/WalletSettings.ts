import * as t from 'io-ts'
import { NamedCurrency } from './currencies.js'

const Currencies = t.array(NamedCurrency)
const Offered = t.array(t.keyof({ apple_pay: null, google_pay: null }))
const Sheet = t.keyof({ asks: null, paid: null, challenged: null, declined: null, closed: null })

/** Apple Pay and Google Pay, as every client's config and the stand-in for Stripe have them. */
export const WalletSettings = t.type({
  /** The currencies that the client's config lists under `wallets`. None switches wallets off. */
  currencies: Currencies,
  /** The wallets of the browser. None is a browser without wallets. */
  offered: Offered,
  /**
   * What becomes of a sheet: it `asks` the customer, or it ends by itself. Then its card is paid, challenged or
   * declined, or the customer has closed it.
   */
  sheet: Sheet,
})
export type WalletSettings = t.TypeOf<typeof WalletSettings>

/** The settings to change. The others stay. */
export const WalletChanges = t.partial(WalletSettings.props)
export type WalletChanges = t.TypeOf<typeof WalletChanges>

export const usualWallets: WalletSettings = { currencies: [], offered: ['apple_pay', 'google_pay'], sheet: 'asks' }
