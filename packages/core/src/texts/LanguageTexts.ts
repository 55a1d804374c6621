import type { detailsWords } from '../customer/profileTexts.js'
import type { basketWords } from './areas/basketAreaTexts.js'
import type { bookingPageWords } from '../booking-page/bookingPageTexts.js'
import type { bookingWords } from './areas/bookingAreaTexts.js'
import type { offlineWords } from '../offline/offlineTexts.js'
import type { Formats } from '../language/formats.js'
import type { Locale } from '../language/locales.js'
import type { memberWords } from './areas/memberTexts.js'
import type { passwordWords } from '../session/passwordTexts.js'
import type { payingWords } from './areas/payingAreaTexts.js'
import type { accommodationWords } from '../catalogue/accommodation/accommodationTexts.js'
import type { extrasWords } from '../catalogue/extras/extrasTexts.js'
import type { transportWords } from '../catalogue/transport/transportTexts.js'
import type { nameChangeWords } from '../name-change/ticketDetailsTexts.js'
import type { resaleWords } from '../resale/resaleTexts.js'
import type { deliveryWords } from '../delivery/deliveryTexts.js'
import type { questionsWords } from '../questions/mandatoryTexts.js'
import type { visitorWords } from './areas/visitorTexts.js'
import type { Wording } from '../language/Wording.js'

/** The English texts of each area, which load together. */
export interface AreaWords {
  readonly visitor: typeof visitorWords
  readonly member: typeof memberWords
  readonly password: typeof passwordWords
  readonly booking: typeof bookingWords
  readonly bookingPage: typeof bookingPageWords
  readonly offline: typeof offlineWords
  readonly basket: typeof basketWords
  readonly accommodation: typeof accommodationWords
  readonly extras: typeof extrasWords
  readonly transport: typeof transportWords
  readonly nameChange: typeof nameChangeWords
  readonly resale: typeof resaleWords
  readonly delivery: typeof deliveryWords
  readonly questions: typeof questionsWords
  readonly details: typeof detailsWords
  readonly paying: typeof payingWords
}
export type TextArea = keyof AreaWords

/** The texts that a customer reads, and the format of amounts and dates. */
export interface LanguageTexts {
  readonly locale: Locale
  readonly formats: Formats
  /** Loads the missing texts of the areas. Texts that cannot be loaded stay English. */
  readonly load: (areas: readonly TextArea[]) => Promise<void>
  /** The texts of an area. The English ones are the argument. */
  readonly wordsOf: <A extends TextArea>(area: A, english: AreaWords[A]) => Wording<AreaWords[A]>
}
