import type { Money } from './Money.js'

/** Specification 1, §9. */
export const defaultLocale = 'en-GB'

const digits = (amount: number, exponent: number): `${number}` => {
  const whole = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const point = whole.length - exponent
  return `${amount < 0 ? '-' : ''}${whole.slice(0, point)}.${whole.slice(point)}` as `${number}`
}

/** Writes amounts as a locale does: symbol and exactly `exponent` decimals, £1,234.50, -£5.00 (decisions §3.2), 1.234,50 £. */
export const moneyFormat = (locale: string): ((amount: Money) => string) => {
  const formats = new Map<number, Intl.NumberFormat>()
  const formatOf = (exponent: number): Intl.NumberFormat => {
    const known = formats.get(exponent)
    if (known !== undefined) return known
    // Which currency it is says the symbol; the locale says where it stands.
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'GBP',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: exponent,
      maximumFractionDigits: exponent,
    })
    formats.set(exponent, format)
    return format
  }
  return ({ amount, currency }) =>
    // Formatted from the decimal text, not from a quotient: no binary fraction takes part.
    formatOf(currency.exponent)
      .formatToParts(digits(amount, currency.exponent))
      .map(({ type, value }) => (type === 'currency' ? currency.symbol : value))
      .join('')
}

const inDefault = /* @__PURE__ */ moneyFormat(defaultLocale)

/** An amount for whoever has no dashboard at hand; what customers read is written by `texts.formats`. */
export const formatMoney = (amount: Money): string => inDefault(amount)
