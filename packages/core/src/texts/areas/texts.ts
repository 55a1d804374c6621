import { bookingPageWords } from '../../booking-page/bookingPageTexts.js'
import type { CatalogueEntry } from '../../failure/errorCatalogue.js'
import type { Operation } from '../../failure/Failure.js'
import { accommodationWords } from '../../catalogue/accommodation/accommodationTexts.js'
import { type BasketAreaTexts, basketAreaTexts } from './basketAreaTexts.js'
import { deliveryWords } from '../../delivery/deliveryTexts.js'
import { extrasWords } from '../../catalogue/extras/extrasTexts.js'
import { english } from '../language.js'
import type { LanguageTexts } from '../LanguageTexts.js'
import { nameChangeWords } from '../../name-change/ticketDetailsTexts.js'
import { onTop } from '../../language/Wording.js'
import { offlineWords } from '../../offline/offlineTexts.js'
import { passwordWords } from '../../session/passwordTexts.js'
import { payingWords } from './payingAreaTexts.js'
import { detailsWords } from '../../customer/profileTexts.js'
import { questionsWords } from '../../questions/mandatoryTexts.js'
import { resaleWords } from '../../resale/resaleTexts.js'
import { transportWords } from '../../catalogue/transport/transportTexts.js'

/** The texts of all areas as one. */
export const everyText = (below: BasketAreaTexts, { wordsOf }: Pick<LanguageTexts, 'wordsOf'>) => {
  const page = onTop(onTop(below, wordsOf('bookingPage', bookingPageWords)), wordsOf('offline', offlineWords))
  const basket = onTop(page, wordsOf('password', passwordWords))
  const extras = onTop(onTop(basket, wordsOf('accommodation', accommodationWords)), wordsOf('extras', extrasWords))
  const shops = onTop(extras, wordsOf('transport', transportWords))
  const names = onTop(onTop(shops, wordsOf('nameChange', nameChangeWords)), wordsOf('questions', questionsWords))
  const held = onTop(onTop(names, wordsOf('resale', resaleWords)), wordsOf('delivery', deliveryWords))
  const all = onTop(onTop(held, wordsOf('details', detailsWords)), wordsOf('paying', payingWords))
  return { ...all, operations: all.operations satisfies Readonly<Record<Operation, CatalogueEntry>> }
}

/** Every text that a customer reads, in English. */
export const texts = /* @__PURE__ */ everyText(basketAreaTexts, english)

/** Every text of the product in one language, with its formats. */
export interface Texts extends Readonly<ReturnType<typeof everyText>> {}
