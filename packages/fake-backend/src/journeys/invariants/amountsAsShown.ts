import { basketOf, type Currency, formatMoney, latest, type Minor, money } from '@booking-dashboard/core'
import { bookingRefs } from '../model/TestContext.js'
import type { Tab } from '../browser/Tab.js'
import type { Invariant } from './Invariant.js'

interface Amount {
  readonly amount: Minor
  readonly currency: Currency
}

/** Of the bookings and baskets that a page knows. */
const amountsOn = ({ dashboard }: Tab): readonly Amount[] => {
  const list = latest(dashboard.bookings.list$.value)
  return [
    ...[...(list?.upcoming ?? []), ...(list?.past ?? [])].map(({ outstandingBalance, currency }) => ({
      amount: outstandingBalance,
      currency,
    })),
    ...bookingRefs
      .flatMap((ref) => basketOf(dashboard.basket(ref).state$.value) ?? [])
      .map(({ total, currency }) => ({
        amount: total,
        currency,
      })),
  ]
}

/** Symbol, thousands apart, and as many decimals as the currency has (behaviour/money#d3.2), from the digits. */
const spelled = ({ amount, currency: { symbol, exponent } }: Amount): string => {
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent).replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = exponent === 0 ? '' : `.${digits.slice(-exponent)}`
  return `${amount < 0 ? '-' : ''}${symbol}${whole}${decimals}`
}

/** Those that stand on pages as they should: the same amount is always shown alike. */
const right = new Set<string>()

const isRight = (one: Amount): boolean => {
  const { amount, currency } = one
  const name = `${amount} ${currency.symbol} ${currency.exponent}`
  if (right.has(name)) return true
  const isSo = formatMoney(money(amount, currency)) === spelled(one)
  if (isSo) right.add(name)
  return isSo
}

/** An amount stands on a page as its currency has it. */
export const amountsAsShown: Invariant = (context) =>
  context
    .tabs()
    .flatMap(amountsOn)
    .flatMap((one) =>
      isRight(one) ? [] : [`${spelled(one)} is shown as ${formatMoney(money(one.amount, one.currency))}`],
    )
