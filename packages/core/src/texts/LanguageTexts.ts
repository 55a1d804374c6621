import type { Formats } from '../language/formats.js'
import type { Locale } from '../language/locales.js'
import type { Wording } from '../language/Wording.js'

/** The texts that a customer reads, and the format of amounts and dates. */
export interface LanguageTexts {
  readonly locale: Locale
  readonly formats: Formats
  /** Loads the missing texts by their names. Texts that cannot be loaded stay English. */
  readonly load: (names: readonly string[]) => Promise<void>
  /** The texts with a name. The English ones are the argument. */
  readonly wordsOf: <W extends object>(name: string, english: W) => Wording<W>
}
