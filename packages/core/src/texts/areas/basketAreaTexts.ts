import { basketTexts } from '../../basket/basketTexts.js'
import { catalogueCodes, catalogueOperations, shopTexts } from '../../catalogue/shopTexts.js'
import { ticketsTexts } from '../../catalogue/tickets/ticketsTexts.js'
import { bookingAreaTexts } from './bookingAreaTexts.js'
import { onTop, type Wording } from '../../language/Wording.js'

/** Of whatever fills the basket, or pays for it. */
export const basketWords = {
  codes: catalogueCodes,
  operations: catalogueOperations,
  screen: {
    basket: basketTexts,
    shop: shopTexts,
    tickets: ticketsTexts,
  },
} as const

export const basketAreaTexts = /* @__PURE__ */ onTop(bookingAreaTexts, basketWords)

export interface BasketAreaTexts extends Wording<typeof basketAreaTexts> {}
