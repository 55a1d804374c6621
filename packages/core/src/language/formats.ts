import { hasTime, isDate, type IsoDate, wallClock } from '../environment/time.js'
import { instantIn } from '../environment/zones.js'
import { type Currency, type Minor, money, type Money, moneyFormat } from '../money/Money.js'

/** Creates a value at its first use: each Intl object takes a browser time, and no page needs them all. */
export const onceWanted = <A extends object>(make: () => A): (() => A) => {
  let made: A | null = null
  return () => (made ??= make())
}

const mostRemembered = 500

/** Computes each text once: a page shows the same few dates again after every change. */
const remembered = <A>(compute: (text: string) => A): ((text: string) => A) => {
  const known = new Map<string, A>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size === mostRemembered) known.clear()
    const value = compute(text)
    known.set(text, value)
    return value
  }
}

/** Writes amounts of one currency. */
export type InMoney = (amount: Minor) => string

/** How a language writes amounts, dates, figures and lists. */
export interface Formats {
  /** BCP 47, such as `en-GB`. */
  readonly locale: string
  /** "£1,234.50". */
  readonly money: (amount: Money) => string
  readonly moneyIn: (currency: Currency) => InMoney
  /** "Sat 14 March 2026". */
  readonly date: (date: IsoDate) => string
  /** "14 June 1987": without the weekday, for a birthday or a date in a document. */
  readonly documentDate: (date: IsoDate) => string
  /** "Sat 14 March 2026, 19:30"; only the day if there is no time. */
  readonly dateTime: (date: IsoDate) => string
  /**
   * "Sat 14 to Sat 21 March 2026": what both days share appears once. An end before the start is ignored
   * (behaviour/session#1.5).
   */
  readonly dateRange: (from: IsoDate, to: IsoDate) => string
  /** "in 18 days", "tomorrow", "yesterday"; always shown beside the date itself. */
  readonly daysUntil: (days: number) => string
  /** "CET", or "GMT+1" if a zone has no name of its own; null for an unknown zone. `zone` is an IANA name. */
  readonly zone: (date: IsoDate, zone: string) => string | null
  /** "1,234". */
  readonly figure: (count: number) => string
  /** "Amelia, Noah and Isla". */
  readonly list: (items: readonly string[]) => string
  /** A country by its ISO 3166 code, such as `DE`. English, and any unknown code, use `name` from the back end. */
  readonly countryName: (country: { readonly code: string; readonly name: string }) => string
  /** "Flight MB 417 · arrives 09:35": no line begins or ends with the dot. An empty part is left out. */
  readonly dotted: (...parts: readonly string[]) => string
  /** The order of two names in a list. */
  readonly compare: (one: string, other: string) => number
}

/** "Flight MB 417 · arrives 09:35": no line begins or ends with the dot. An empty part is left out. */
export const dotted = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\u00a0·\u00a0')

const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const

/**
 * Languages in which Intl repeats the month of a range, unlike common use. Spanish writes the weekday out, with a comma
 * outside a range.
 */
const ownDates: Readonly<Record<string, { readonly to: string; readonly weekday: 'short' | 'long' }>> = {
  'en-GB': { to: ' to ', weekday: 'short' },
  es: { to: ' – ', weekday: 'long' },
}

/** German Intl writes Greenwich time as "GMT+0". */
const withoutZeroOffset = (zone: string): string => zone.replace(/\+0$/, '')

const withoutWeekdayComma = (written: string): string => written.replaceAll(',', '')

/** "Sat 14 to Sat 21 March 2026": what both days share appears once. */
const shortRange = (
  locale: string,
  { to, weekday }: (typeof ownDates)[string],
): ((from: Date, until: Date) => string) => {
  const writing = (parts: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
    const format = onceWanted(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts }))
    return (date) => withoutWeekdayComma(format().format(date))
  }
  const { day: number, month } = day
  const inFull = writing({ ...day, weekday })
  const inMonth = writing({ weekday, day: number })
  const inYear = writing({ weekday, day: number, month })
  return (from, until) => {
    const [fromMonth, untilMonth] = [from, until].map((date) => date.toISOString().slice(0, 7))
    const isOneYear = from.getUTCFullYear() === until.getUTCFullYear()
    const begin = fromMonth === untilMonth ? inMonth : isOneYear ? inYear : inFull
    return `${begin(from)}${to}${inFull(until)}`
  }
}

/** Null for a zone that the platform does not know. */
const dateFormatIn = (locale: string, timeZone: string): Intl.DateTimeFormat | null => {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
  } catch {
    return null
  }
}

/** Uses Intl, and the dates of `ownDates` for the languages that have an entry. */
export const createFormats = (locale: string): Formats => {
  const own = ownDates[locale]
  const inDates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  /** A text that is not a date is shown unchanged: a wrong day would be worse. */
  const writing = (options: Intl.DateTimeFormatOptions): ((date: IsoDate) => string) => {
    const format = onceWanted(() => inDates(options))
    return remembered((date) => {
      if (!isDate(date)) return date
      const written = format().format(wallClock(date))
      return own?.weekday === 'short' ? withoutWeekdayComma(written) : written
    })
  }
  const date = writing({ ...day, weekday: own?.weekday ?? day.weekday })
  const clock = writing({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const wholeDay = onceWanted(() => inDates(day))
  const range =
    own === undefined ? (from: Date, until: Date) => wholeDay().formatRange(from, until) : shortRange(locale, own)
  const rangeOf = remembered((both) => {
    const [from = '', to = ''] = both.split('\n')
    return !isDate(from) || !isDate(to) || to.slice(0, 10) <= from.slice(0, 10)
      ? date(from)
      : range(wallClock(from), wallClock(to))
  })
  const regions = onceWanted(() => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }))
  const isRegion = /^[A-Z]{2}$/
  const collator = onceWanted(() => new Intl.Collator(locale))
  const relative = onceWanted(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const figures = onceWanted(() => new Intl.NumberFormat(locale))
  const lists = onceWanted(() => new Intl.ListFormat(locale))
  const inMoney = moneyFormat(locale)
  const zoneIn = remembered((timeZone) => {
    const format = dateFormatIn(locale, timeZone)
    return remembered((moment) => {
      const instant = isDate(moment) ? instantIn(wallClock(moment).getTime(), timeZone) : null
      const parts = instant === null ? undefined : format?.formatToParts(instant)
      const name = parts?.find(({ type }) => type === 'timeZoneName')?.value
      return name === undefined ? null : withoutZeroOffset(name)
    })
  })
  return {
    locale,
    money: inMoney,
    moneyIn: (currency) => (amount) => inMoney(money(amount, currency)),
    date,
    documentDate: writing({ day: 'numeric', month: 'long', year: 'numeric' }),
    dateTime: (moment) => (hasTime(moment) ? `${date(moment)}, ${clock(moment)}` : date(moment)),
    dateRange: (from, to) => rangeOf(`${from}\n${to}`),
    daysUntil: (days) => relative().format(days, 'day'),
    zone: (moment, timeZone) => zoneIn(timeZone)(moment),
    figure: (count) => figures().format(count),
    list: (items) => lists().format(items),
    countryName: ({ code, name }) => (locale === 'en-GB' || !isRegion.test(code) ? name : (regions().of(code) ?? name)),
    dotted,
    compare: (one, other) => collator().compare(one, other),
  }
}

/** Writes the code in place of a symbol that several currencies share: USD 12.50. */
export const namingCurrencies = (
  formats: Formats,
  codes: () => readonly { readonly symbol: string; readonly code: string }[],
): Formats => {
  const inWords = ({ amount, currency }: Money): string => {
    const symbol = codes().find((one) => one.symbol === currency.symbol)?.code ?? currency.symbol
    return formats.money(money(amount, { ...currency, symbol }))
  }
  return { ...formats, money: inWords, moneyIn: (currency) => (amount) => inWords(money(amount, currency)) }
}

export const englishFormats: Formats = /* @__PURE__ */ createFormats('en-GB')
