/** What the product can be read in. */
export const languages = {
  'en-GB': { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
} as const

/** English made longer, and English from right to left: they show what a layout does with other languages. */
const testLanguages = {
  'en-XA': { name: 'Longer texts', direction: 'ltr' },
  'ar-XB': { name: 'From right to left', direction: 'rtl' },
} as const

/** BCP 47. */
export type Language = keyof typeof languages
export type Locale = Language | keyof typeof testLanguages

const all = { ...languages, ...testLanguages }

export const isLocale = (text: string): text is Locale => Object.hasOwn(all, text)
export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => all[locale].direction

/** What a client says of languages in its config. */
export interface ClientLanguages {
  /** Those that its customers may choose from; never empty. */
  readonly offered: readonly Language[]
  /** Its own, which counts more than the browser's; null where it leaves that to the browser. */
  readonly own: Language | null
}

/** Of a client that says nothing of it. */
export const everyLanguage: ClientLanguages = { offered: Object.keys(languages).filter(isLanguage), own: null }

export interface LanguageWishes {
  /** What the address names, test languages included; null where it names none. */
  readonly address: string | null
  /** What the customer chose on this device; null while that is nothing. */
  readonly chosen: string | null
  readonly client: ClientLanguages
  /** Of the browser, the dearest first: `de-AT`, `en`. */
  readonly browser: readonly string[]
}

/** The address, else what the customer chose, else the client's own, else the first of the browser's; those alone that the client offers. */
export const chooseLocale = ({ address, chosen, client: { offered, own }, browser }: LanguageWishes): Locale => {
  if (address !== null && isLocale(address)) return address
  const isOffered = (language: Language | null): language is Language => language !== null && offered.includes(language)
  const named = (tag: string): Language | null =>
    offered.find((language) => language.slice(0, 2) === tag.slice(0, 2).toLowerCase()) ?? null
  const wished = [chosen !== null && isLanguage(chosen) ? chosen : null, own, ...browser.map(named)]
  return wished.find(isOffered) ?? offered[0] ?? 'en-GB'
}
