import type * as t from 'io-ts'
import type { Currency } from '@booking-dashboard/core'
import { type Cost as CostOfCore, defaultCurrency, minor, zeroMinor } from '@booking-dashboard/core/ports'
import type { Amount, Cost, Currency as CurrencyWire } from './wire.js'

const amountOf = (amount: t.TypeOf<typeof Amount> | null | undefined) => (amount ? minor(amount.value) : zeroMinor)

export const toCost = (cost: t.TypeOf<typeof Cost>): CostOfCore => ({
  price: cost.price ? minor(cost.price.value) : null,
  allocations: amountOf(cost.allocations),
  supplement: amountOf(cost.supplement),
  bookingFee: amountOf(cost.booking_fee),
})

/** The longest symbol of any currency. A longer text is cut, because it would displace its amount on the page. */
const longestSymbol = 8

export const toCurrency = (currency: t.TypeOf<typeof CurrencyWire> | null | undefined): Currency => ({
  symbol: (currency?.symbol ?? defaultCurrency.symbol).slice(0, longestSymbol),
  exponent: currency?.exponent ?? defaultCurrency.exponent,
})
