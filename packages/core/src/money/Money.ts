import { type Either, left, right } from 'fp-ts/lib/Either.js'

declare const minorUnits: unique symbol
/** An integer of minor units: pence, cents, yen. */
export type Minor = number & { readonly [minorUnits]: true }

/** Symbol and exponent as a booking carries them (specification 1, §3). */
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

/** Specification 1, §9. */
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

export const money = (amount: Minor, currency: Currency): Money => ({ amount, currency })

const sameCurrency = (a: Currency, b: Currency): boolean => a.symbol === b.symbol && a.exponent === b.exponent

/** Left where the currencies differ (decisions §3.3: never one sum over several currencies). */
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

/** Displayed cost (specification 2, §9): price, or allocations plus supplement, plus the booking fee. */
export const displayedCost = (cost: Cost): Minor => addMinor(netCost(cost), cost.bookingFee)
