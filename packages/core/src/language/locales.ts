/** The languages of the product. */
export const languages = {
  'en-GB': { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
} as const

/** Longer English, and English from right to left: they test the layout for other languages. */
const testLanguages = {
  'en-XA': { name: 'Longer texts', direction: 'ltr' },
  'ar-XB': { name: 'From right to left', direction: 'rtl' },
} as const

/** BCP 47. */
export type Language = keyof typeof languages
/** A language of the product, or one of the languages that test the layout. */
export type Locale = Language | keyof typeof testLanguages

const all = { ...languages, ...testLanguages }

/** Whether it is a language of the product or one that tests the layout. */
export const isLocale = (text: string): text is Locale => Object.hasOwn(all, text)
/** Whether it is a language of the product; the languages that test the layout are not. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)
/** For the `dir` attribute of the page. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => all[locale].direction

/** The languages in a client's config. */
export interface ClientLanguages {
  /** The languages that its customers may choose; never empty. */
  readonly offered: readonly Language[]
  /** The client's own language, which takes precedence over the browser's; null if the browser decides. */
  readonly own: Language | null
}

/** For a client whose config has no languages. */
export const everyLanguage: ClientLanguages = { offered: Object.keys(languages).filter(isLanguage), own: null }

export interface LanguageWishes {
  /** The language in the address, test languages included; null if it has none. */
  readonly address: string | null
  /** The customer's choice on this device; null if there is none. */
  readonly chosen: string | null
  readonly client: ClientLanguages
  /** The browser's languages in order of preference: `de-AT`, `en`. */
  readonly browser: readonly string[]
}

/**
 * Takes the first of: the address, the customer's choice, the client's own language, the browser's languages. Except
 * for the address, only languages that the client offers count.
 */
export const chooseLocale = ({ address, chosen, client: { offered, own }, browser }: LanguageWishes): Locale => {
  if (address !== null && isLocale(address)) return address
  const isOffered = (language: Language | null): language is Language => language !== null && offered.includes(language)
  const named = (tag: string): Language | null =>
    offered.find((language) => language.slice(0, 2) === tag.slice(0, 2).toLowerCase()) ?? null
  const wished = [chosen !== null && isLanguage(chosen) ? chosen : null, own, ...browser.map(named)]
  return wished.find(isOffered) ?? offered[0] ?? 'en-GB'
}
