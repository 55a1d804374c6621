import type { Client } from '../client/clientSetUp.js'
import { type Behavior, select } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/Loadable.js'
import { type Language, languages, type Locale } from './locales.js'

export interface OfferedLanguage {
  readonly language: Language
  /** As those call it who speak it. */
  readonly name: string
  readonly isCurrent: boolean
}

/** The language that a customer reads, and the others that the client offers. */
export interface LanguageChoice {
  readonly locale: Locale
  /** Empty where there is nothing to choose. */
  readonly offered$: Behavior<readonly OfferedLanguage[]>
  /** Kept on this device; everything is shown anew in it. */
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
