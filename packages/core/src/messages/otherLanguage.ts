import { createFormats } from './formats.js'
import type { AreaWords, LanguageTexts, TextArea } from './LanguageTexts.js'
import type { Language, Locale } from './locales.js'
import { made40PercentLonger, madeRightToLeft } from './testWords.js'
import type { Translation, Wording } from './Wording.js'

type Files = { readonly [A in TextArea]: () => Promise<{ readonly default: Translation<AreaWords[A]> }> }

/** A new language is one more of these, with a file for each area. */
const files: Readonly<Record<Exclude<Language, 'en-GB'>, Files>> = {
  de: {
    visitor: () => import('./de/visitor.js'),
    member: () => import('./de/member.js'),
    booking: () => import('./de/booking.js'),
    offline: () => import('./de/offline.js'),
    basket: () => import('./de/basket.js'),
    shopping: () => import('./de/shopping.js'),
    holdings: () => import('./de/holdings.js'),
    details: () => import('./de/details.js'),
    paying: () => import('./de/paying.js'),
  },
  es: {
    visitor: () => import('./es/visitor.js'),
    member: () => import('./es/member.js'),
    booking: () => import('./es/booking.js'),
    offline: () => import('./es/offline.js'),
    basket: () => import('./es/basket.js'),
    shopping: () => import('./es/shopping.js'),
    holdings: () => import('./es/holdings.js'),
    details: () => import('./es/details.js'),
    paying: () => import('./es/paying.js'),
  },
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The English texts with those of a translation in their places; what an error does stays, and so does an error that is not spoken of. */
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
  const known = new Map<TextArea, unknown>()
  return {
    locale,
    formats: createFormats(locale),
    load: async (areas) => {
      const missing = areas.filter((area) => !known.has(area))
      await Promise.allSettled(missing.map(async (area) => known.set(area, (await files[locale][area]()).default)))
    },
    // What `files` promises of each area cannot be said of all of them at once.
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
