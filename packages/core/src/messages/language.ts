import { englishFormats } from './formats.js'
import type { LanguageTexts, TextArea } from './LanguageTexts.js'
import type { Locale } from './locales.js'
import type { Wording } from './Wording.js'

const ofBooking = ['member', 'booking', 'offline'] as const
const ofBasket = [...ofBooking, 'basket'] as const

/** What is read on the pages of each area, what every visitor reads aside. */
export const textAreas = {
  member: ['member'],
  booking: ofBooking,
  shopping: [...ofBasket, 'shopping'],
  holdings: [...ofBasket, 'holdings', 'details'],
  paying: [...ofBasket, 'paying'],
  profile: ['member', 'details'],
} as const satisfies Readonly<Record<string, readonly TextArea[]>>

/** What a script loads. */
export const everyArea: readonly TextArea[] = [...new Set(['visitor' as const, ...Object.values(textAreas).flat()])]

/** It comes with the areas themselves. */
export const english: LanguageTexts = {
  locale: 'en-GB',
  formats: englishFormats,
  load: async () => undefined,
  wordsOf: (_, words) => words as Wording<typeof words>,
}

/** Any other language is fetched: first how it is put together, then the texts of each area. */
export const loadLanguage = async (locale: Locale): Promise<LanguageTexts> =>
  locale === 'en-GB' ? english : (await import('./otherLanguage.js')).otherLanguage(locale)
