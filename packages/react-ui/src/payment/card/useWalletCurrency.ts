import { type Money, walletCurrencyOf } from '@booking-dashboard/core'
import { useClientConfig } from '../../client/useClientConfig'

/** The ISO code in which a wallet can pay this amount; null if the client's config names none. */
export const useWalletCurrency = ({ currency }: Pick<Money, 'currency'>): string | null =>
  walletCurrencyOf(useClientConfig(), currency)
