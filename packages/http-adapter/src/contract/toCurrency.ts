import type * as t from 'io-ts'
import { type Currency, defaultCurrency } from '@booking-dashboard/core'
import type { Currency as CurrencyWire } from './wire.js'

export const toCurrency = (currency: t.TypeOf<typeof CurrencyWire> | null | undefined): Currency => ({
  symbol: currency?.symbol ?? defaultCurrency.symbol,
  exponent: currency?.exponent ?? defaultCurrency.exponent,
})
