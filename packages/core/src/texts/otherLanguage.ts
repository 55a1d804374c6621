import { createFormats } from '../language/formats.js'
import type { LanguageTexts } from '../language/Wording.js'
import type { Language, Locale } from '../language/locales.js'
import type { TextName } from './englishWords.js'
import type { Wording } from '../language/Wording.js'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'àƀçđéƒǧĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇÐÉƑǦĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]))

/** "[Ŵŕîţé öñé öñé]": readable letters, 40% longer, in brackets that reveal truncation. */
const longer = (text: string): string => {
  const bare = text.replaceAll(/[[\]]/g, '')
  const more = Math.ceil(bare.length * 0.4) - 2
  const filling = 'one two three four five six seven eight nine ten '
    .repeat(Math.ceil(more / 48))
    .slice(0, Math.max(0, more))
  return `[${[...bare].map((letter) => accents.get(letter) ?? letter).join('')}${more > 1 ? ` ${filling.trim()}` : ''}]`
}

/** Displays each word from right to left, with the same letters. */
const rightToLeft = (text: string): string =>
  text.replaceAll(/[\u202E\u202C]/g, '').replaceAll(/[\p{L}\p{M}']+/gu, '\u202E$&\u202C')

const isFunction = (value: unknown): value is (...values: readonly unknown[]) => unknown => typeof value === 'function'

/** Changes every English text. A text with parameters is changed after they are filled in. */
const changed =
  (change: (text: string) => string) =>
  (words: unknown): unknown => {
    if (typeof words === 'string') return change(words)
    if (isFunction(words)) return (...values: readonly unknown[]) => change(String(words(...values)))
    if (typeof words !== 'object' || words === null) return words
    const isError = 'severity' in words
    return Object.fromEntries(
      Object.entries(words).map(([key, value]) => [key, isError && key !== 'text' ? value : changed(change)(value)]),
    )
  }

export const made40PercentLonger = changed(longer)
export const madeRightToLeft = changed(rightToLeft)

type Files = Readonly<Record<TextName, () => Promise<{ readonly default: object }>>>

/** The files of each area's texts; a new language needs a table like this. */
const de: Files = {
  visitor: () => import('./de/account/visitor.js'),
  member: () => import('./de/account/member.js'),
  password: () => import('./de/account/password.js'),
  bill: () => import('./de/bookings/bill.js'),
  booking: () => import('./de/bookings/booking.js'),
  bookingPage: () => import('./de/bookings/bookingPage.js'),
  offline: () => import('./de/bookings/offline.js'),
  basket: () => import('./de/shopping/basket.js'),
  accommodation: () => import('./de/shopping/accommodation.js'),
  extras: () => import('./de/shopping/extras.js'),
  transport: () => import('./de/shopping/transport.js'),
  nameChange: () => import('./de/bookings/nameChange.js'),
  resale: () => import('./de/bookings/resale.js'),
  delivery: () => import('./de/bookings/delivery.js'),
  questions: () => import('./de/bookings/questions.js'),
  details: () => import('./de/account/details.js'),
  paying: () => import('./de/shopping/paying.js'),
}

const es: Files = {
  visitor: () => import('./es/account/visitor.js'),
  member: () => import('./es/account/member.js'),
  password: () => import('./es/account/password.js'),
  bill: () => import('./es/bookings/bill.js'),
  booking: () => import('./es/bookings/booking.js'),
  bookingPage: () => import('./es/bookings/bookingPage.js'),
  offline: () => import('./es/bookings/offline.js'),
  basket: () => import('./es/shopping/basket.js'),
  accommodation: () => import('./es/shopping/accommodation.js'),
  extras: () => import('./es/shopping/extras.js'),
  transport: () => import('./es/shopping/transport.js'),
  nameChange: () => import('./es/bookings/nameChange.js'),
  resale: () => import('./es/bookings/resale.js'),
  delivery: () => import('./es/bookings/delivery.js'),
  questions: () => import('./es/bookings/questions.js'),
  details: () => import('./es/account/details.js'),
  paying: () => import('./es/shopping/paying.js'),
}

const files: Readonly<
  Record<Exclude<Language, 'en-GB'>, Readonly<Record<string, () => Promise<{ readonly default: object }>>>>
> = { de, es }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Puts a translation in place of the English texts. What an error does stays, and so does an error without a text. */
export const translated = (words: unknown, translation: unknown): unknown => {
  if (translation === undefined) return words
  if (!isObject(words)) return translation
  if ('severity' in words) return { ...words, text: translation }
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      translated(value, isObject(translation) ? Reflect.get(translation, key) : undefined),
    ]),
  )
}

const fetched = (locale: keyof typeof files): LanguageTexts => {
  const known = new Map<string, unknown>()
  return {
    locale,
    formats: createFormats(locale),
    load: async (areas) => {
      const missing = areas.filter((area) => !known.has(area))
      await Promise.allSettled(missing.map(async (area) => known.set(area, (await files[locale][area]?.())?.default)))
    },
    wordsOf: (area, words) => translated(words, known.get(area)) as Wording<typeof words>,
  }
}

const made = (locale: Locale, change: (words: unknown) => unknown): LanguageTexts => ({
  locale,
  formats: createFormats('en-GB'),
  load: async () => undefined,
  wordsOf: (_, words) => change(words) as Wording<typeof words>,
})

export const otherLanguage = (locale: Exclude<Locale, 'en-GB'>): LanguageTexts => {
  switch (locale) {
    case 'en-XA':
      return made(locale, made40PercentLonger)
    case 'ar-XB':
      return made(locale, madeRightToLeft)
    default:
      return fetched(locale)
  }
}
