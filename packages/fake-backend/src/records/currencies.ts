import * as t from 'io-ts'

/** Currencies by name. Any other is described by its symbol and its number of decimals. */
export const currencies = {
  GBP: { symbol: '£', exponent: 2 },
  EUR: { symbol: '€', exponent: 2 },
  USD: { symbol: '$', exponent: 2 },
  CHF: { symbol: 'CHF', exponent: 2 },
  JPY: { symbol: '¥', exponent: 0 },
  KWD: { symbol: 'KD', exponent: 3 },
} as const

export const NamedCurrency = t.keyof({ GBP: null, EUR: null, USD: null, CHF: null, JPY: null, KWD: null })
/** A currency that has a name here. */
export type CurrencyName = keyof typeof currencies
