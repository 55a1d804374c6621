import { basketOf, type Currency, formatMoney, latest, type Minor, money } from '@booking-dashboard/core'
import { bookingRefs } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'
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

/** Symbol, thousands apart, and as many decimals as the currency has (decisions §3.2), from the digits. */
const spelled = ({ amount, currency: { symbol, exponent } }: Amount): string => {
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent).replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = exponent === 0 ? '' : `.${digits.slice(-exponent)}`
  return `${amount < 0 ? '-' : ''}${symbol}${whole}${decimals}`
}

/** An amount stands on a page as its currency has it. */
export const amountsAsShown: Invariant = (context) =>
  context
    .tabs()
    .flatMap(amountsOn)
    .flatMap((one) => {
      const shown = formatMoney(money(one.amount, one.currency))
      return shown === spelled(one) ? [] : [`${spelled(one)} is shown as ${shown}`]
    })
