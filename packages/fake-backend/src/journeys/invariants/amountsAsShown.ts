import { basketOf, type Currency, formatMoney, latest, type Minor, money } from '@booking-dashboard/core'
import { bookingRefs } from '../model/TestContext.js'
import type { Tab } from '../browser/Tab.js'
import type { Invariant } from './Invariant.js'

interface Amount {
  readonly amount: Minor
  readonly currency: Currency
}

/** The amounts of the bookings and baskets that a page knows. */
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

/** Symbol, thousands separators and the currency's decimals (behaviour/money#d3.2), built from the digits. */
const spelled = ({ amount, currency: { symbol, exponent } }: Amount): string => {
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent).replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = exponent === 0 ? '' : `.${digits.slice(-exponent)}`
  return `${amount < 0 ? '-' : ''}${symbol}${whole}${decimals}`
}

/** Amounts that were already checked: equal amounts are always shown alike. */
const right = new Set<string>()

const isRight = (one: Amount): boolean => {
  const { amount, currency } = one
  const name = `${amount} ${currency.symbol} ${currency.exponent}`
  if (right.has(name)) return true
  const isSo = formatMoney(money(amount, currency)) === spelled(one)
  if (isSo) right.add(name)
  return isSo
}

/** A page shows each amount in the format of its currency. */
export const amountsAsShown: Invariant = (context) =>
  context
    .tabs()
    .flatMap(amountsOn)
    .flatMap((one) =>
      isRight(one) ? [] : [`${spelled(one)} is shown as ${formatMoney(money(one.amount, one.currency))}`],
    )
