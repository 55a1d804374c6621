import { type Either, left, right } from 'fp-ts/lib/Either.js'

declare const minorUnits: unique symbol
/** An integer of minor units: pence, cents, yen. */
export type Minor = number & { readonly [minorUnits]: true }

/** Symbol and exponent as a booking carries them (behaviour/money#1.3). */
export interface Currency {
  readonly symbol: string
  /** How many decimals the minor unit stands for: 2 for £, 0 for ¥. */
  readonly exponent: number
}

export interface Money {
  readonly amount: Minor
  readonly currency: Currency
}

export interface CurrencyMismatch {
  readonly kind: 'currencyMismatch'
  readonly expected: Currency
  readonly actual: Currency
}

/** See behaviour/money#1.9. */
export const defaultCurrency: Currency = { symbol: '£', exponent: 2 }

/** Refuses fractions and what is beyond exact integers. Throws a RangeError: a broken amount must never be shown or charged. */
export const minor = (value: number): Minor => {
  if (!Number.isSafeInteger(value)) throw new RangeError('An amount is an integer of minor units')
  return (value === 0 ? 0 : value) as Minor
}

export const zeroMinor = minor(0)
export const addMinor = (a: Minor, b: Minor): Minor => minor(a + b)
export const sumMinor = (amounts: readonly Minor[]): Minor => amounts.reduce(addMinor, zeroMinor)
export const timesMinor = (amount: Minor, count: number): Minor => minor(amount * count)
export const negateMinor = (amount: Minor): Minor => minor(-amount)

/** An amount of so many minor units in a currency. */
export const money = (amount: Minor, currency: Currency): Money => ({ amount, currency })

const sameCurrency = (a: Currency, b: Currency): boolean => a.symbol === b.symbol && a.exponent === b.exponent

/** Left where the currencies differ (behaviour/money#d3.3: never one sum over several currencies). */
export const addMoney = (a: Money, b: Money): Either<CurrencyMismatch, Money> =>
  sameCurrency(a.currency, b.currency)
    ? right(money(addMinor(a.amount, b.amount), a.currency))
    : left({ kind: 'currencyMismatch', expected: a.currency, actual: b.currency })

/** What a line costs, as the back end gives it. */
export interface Cost {
  /** Null where the line is priced by its allocations. */
  readonly price: Minor | null
  readonly allocations: Minor
  readonly supplement: Minor
  readonly bookingFee: Minor
}

export const noCost: Cost = { price: null, allocations: zeroMinor, supplement: zeroMinor, bookingFee: zeroMinor }

/** Price, or allocations plus supplement, without the booking fee. */
const netCost = ({ price, allocations, supplement }: Cost): Minor => price ?? addMinor(allocations, supplement)

/** Displayed cost (behaviour/money#2.9): price, or allocations plus supplement, plus the booking fee. */
export const displayedCost = (cost: Cost): Minor => addMinor(netCost(cost), cost.bookingFee)

/** See behaviour/money#1.9. */
export const defaultLocale = 'en-GB'

const digits = (amount: number, exponent: number): `${number}` => {
  const whole = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const point = whole.length - exponent
  return `${amount < 0 ? '-' : ''}${whole.slice(0, point)}.${whole.slice(point)}` as `${number}`
}

/** Writes amounts as a locale does: symbol and exactly `exponent` decimals, £1,234.50, -£5.00 (behaviour/money#d3.2), 1.234,50 £. */
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
