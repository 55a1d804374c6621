import { basketWords } from './areas/basketAreaTexts.js'
import { bookingWords } from './areas/bookingAreaTexts.js'
import { memberWords } from './areas/memberTexts.js'
import { payingWords } from './areas/payingAreaTexts.js'
import { visitorWords } from './areas/visitorTexts.js'
import { bookingPageWords } from '../booking-page/bookingPageTexts.js'
import { billWords } from '../bookings/money/billTexts.js'
import { accommodationWords } from '../catalogue/accommodation/accommodationTexts.js'
import { extrasWords } from '../catalogue/extras/extrasTexts.js'
import { transportWords } from '../catalogue/transport/transportTexts.js'
import { detailsWords } from '../customer/profileTexts.js'
import { deliveryWords } from '../delivery/deliveryTexts.js'
import { nameChangeWords } from '../name-change/ticketDetailsTexts.js'
import { offlineWords } from '../offline/offlineTexts.js'
import { questionsWords } from '../questions/mandatoryTexts.js'
import { resaleWords } from '../resale/resaleTexts.js'
import { passwordWords } from '../session/passwordTexts.js'

/**
 * The English texts of every area by the names that other languages use. An area brings its own texts, so only scripts
 * load this table.
 */
export const englishWords = {
  visitor: visitorWords,
  member: memberWords,
  password: passwordWords,
  bill: billWords,
  booking: bookingWords,
  bookingPage: bookingPageWords,
  offline: offlineWords,
  basket: basketWords,
  accommodation: accommodationWords,
  extras: extrasWords,
  transport: transportWords,
  nameChange: nameChangeWords,
  resale: resaleWords,
  delivery: deliveryWords,
  questions: questionsWords,
  details: detailsWords,
  paying: payingWords,
} as const

export type EnglishWords = typeof englishWords
export type TextName = keyof EnglishWords
