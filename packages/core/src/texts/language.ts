import { englishFormats } from '../language/formats.js'
import type { LanguageTexts } from '../language/Wording.js'
import { type Language, languages, type Locale } from '../language/locales.js'
import type { Wording } from '../language/Wording.js'
import type { Client } from '../client/clientSetUp.js'
import { type Behavior, select } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/resource.js'

export interface OfferedLanguage {
  readonly language: Language
  /** The name in the language itself. */
  readonly name: string
  readonly isCurrent: boolean
}

/** The current language, and the others that the client offers. */
export interface LanguageChoice {
  readonly locale: Locale
  /** Empty if there is no choice. */
  readonly offered$: Behavior<readonly OfferedLanguage[]>
  /** Stored on this device. Everything is then shown in the new language. */
  readonly choose: (language: Language) => void
}

export const createLanguageChoice = (
  locale: Locale,
  client$: Behavior<Loadable<Client>>,
  showIn: (language: Language) => void,
): LanguageChoice => ({
  locale,
  offered$: select(client$, (state) => {
    const offered = latest(state)?.config?.languages.offered ?? []
    return offered.length < 2
      ? []
      : offered.map((language) => ({ language, name: languages[language].name, isCurrent: language === locale }))
  }),
  choose: (language) => {
    if (language !== locale) showIn(language)
  },
})

/** Part of the areas themselves. */
export const english: LanguageTexts = {
  locale: 'en-GB',
  formats: englishFormats,
  load: async () => undefined,
  wordsOf: (_, words) => words as Wording<typeof words>,
}

/** Loads any other language: first its structure, then the texts of each area. */
export const loadLanguage = async (locale: Locale): Promise<LanguageTexts> =>
  locale === 'en-GB' ? english : (await import('./otherLanguage.js')).otherLanguage(locale)
