import { type Currency, defaultLocale } from '@booking-dashboard/core'
import { within } from '@testing-library/react'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A no-break space follows a symbol that ends in a letter. */
const prefixed = (symbol: string): string => (/\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol)

/** A regular expression source for an amount of a currency, such as "-£1,234.50". */
export const amountPattern = ({ symbol, exponent }: Currency): string =>
  `-?${escaped(prefixed(symbol))}\\d{1,3}(?:,\\d{3})*${exponent === 0 ? '' : `\\.\\d{${exponent}}`}`

/** The minor units of a displayed amount. */
export const toMinorUnits = (shown: string): number => Number(shown.replace(/[^\d-]/g, ''))

/** The displayed form of an amount, computed without the product's own code. */
export const toShown = (amount: number, { symbol, exponent }: Currency): string => {
  const format = new Intl.NumberFormat(defaultLocale, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  })
  return `${amount < 0 ? '-' : ''}${prefixed(symbol)}${format.format(Math.abs(amount) / 10 ** exponent)}`
}

/** Every amount in a text, in minor units. */
export const amountsIn = (text: string, currency: Currency): readonly number[] =>
  [...text.matchAll(new RegExp(amountPattern(currency), 'g'))].map(([shown]) => toMinorUnits(shown))

/** The value beside each label of a bill or a list of facts; a note is not part of the label. */
export const rowsOf = (container: HTMLElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    within(container)
      .queryAllByRole('term')
      .map((term) => [term.firstChild?.textContent ?? '', term.nextElementSibling?.textContent ?? '']),
  )
