declare const minorUnits: unique symbol
/** An integer of minor units: pence, cents, yen. */
export type Minor = number & { readonly [minorUnits]: true }

/** Symbol and exponent as in a booking (behaviour/money#1.3). */
export interface Currency {
  readonly symbol: string
  /** The number of decimals: 2 for £, 0 for ¥. */
  readonly exponent: number
}

/** `amount` is in the smallest unit of the currency, such as cents: 1250 is 12.50 euros or 1,250 yen. */
export interface Money {
  readonly amount: Minor
  readonly currency: Currency
}

/** See behaviour/money#1.9. */
export const defaultCurrency: Currency = { symbol: '£', exponent: 2 }

/**
 * Accepts exact integers only. Throws a RangeError for any other value: a broken amount must never be shown or charged.
 */
export const minor = (value: number): Minor => {
  if (!Number.isSafeInteger(value)) throw new RangeError('An amount is an integer of minor units')
  return (value === 0 ? 0 : value) as Minor
}

/** Nothing, in any currency. */
export const zeroMinor = minor(0)
export const addMinor = (a: Minor, b: Minor): Minor => minor(a + b)
export const sumMinor = (amounts: readonly Minor[]): Minor => amounts.reduce(addMinor, zeroMinor)
export const timesMinor = (amount: Minor, count: number): Minor => minor(amount * count)
export const negateMinor = (amount: Minor): Minor => minor(-amount)

/** An amount in the minor units of its currency. */
export const money = (amount: Minor, currency: Currency): Money => ({ amount, currency })

/** A total for each key, such as the code of a currency, in the order in which the keys first appear. */
export const totalsBy = <A extends Money>(amounts: readonly A[], keyOf: (amount: A) => string): readonly Money[] => {
  const totals = new Map<string, Money>()
  for (const one of amounts) {
    const { amount, currency } = totals.get(keyOf(one)) ?? { amount: zeroMinor, currency: one.currency }
    totals.set(keyOf(one), money(addMinor(amount, one.amount), currency))
  }
  return [...totals.values()]
}

/** The cost of a line, as the back end sends it. */
export interface Cost {
  /** Null if the allocations give the price. */
  readonly price: Minor | null
  readonly allocations: Minor
  readonly supplement: Minor
  readonly bookingFee: Minor
}

/** The cost of something free. */
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

/**
 * Writes amounts in a locale: the symbol and exactly `exponent` decimals, £1,234.50, -£5.00 (behaviour/money#d3.2),
 * 1.234,50 £. A symbol that ends in a letter gets a no-break space: CHF 5.00.
 */
export const moneyFormat = (locale: string): ((amount: Money) => string) => {
  const formats = new Map<number, (decimals: `${number}`, symbol: string) => string>()
  const make = (exponent: number) => {
    // The symbol identifies the currency; the locale decides its position.
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'GBP',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: exponent,
      maximumFractionDigits: exponent,
    })
    // Replacing the symbol takes a quarter of the time that `formatToParts` takes for each amount.
    const [first, second] = format.formatToParts(0)
    const touches = first?.type === 'currency' && second?.type === 'integer'
    const spaced = (symbol: string): string => (touches && /\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol)
    return (decimals: `${number}`, symbol: string): string => format.format(decimals).replace('£', () => spaced(symbol))
  }
  return ({ amount, currency: { symbol, exponent } }) => {
    const format = formats.get(exponent) ?? make(exponent)
    formats.set(exponent, format)
    // Formats the decimal text instead of a quotient, so that no binary fraction is involved.
    return format(digits(amount, exponent), symbol)
  }
}

const inDefault = /* @__PURE__ */ moneyFormat(defaultLocale)

/** Formats an amount without a dashboard; `texts.formats` writes the amounts that customers read. */
export const formatMoney = (amount: Money): string => inDefault(amount)
