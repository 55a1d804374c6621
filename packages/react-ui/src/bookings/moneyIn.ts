import { type Currency, formatMoney, type Minor, money } from '@booking-dashboard/core'

/** Formats the amounts of one currency. */
export const moneyIn =
  (currency: Currency) =>
  (amount: Minor): string =>
    formatMoney(money(amount, currency))
