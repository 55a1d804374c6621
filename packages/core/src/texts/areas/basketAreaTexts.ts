import { basketCodes, basketFlowTexts, basketOperations } from '../../basket/basketFlowTexts.js'
import { basketTexts } from '../../basket/basketTexts.js'
import { catalogueCodes, catalogueOperations, shopTexts } from '../../catalogue/shopTexts.js'
import { ticketsTexts } from '../../catalogue/tickets/ticketsTexts.js'

/** The texts of the features that fill the basket, or pay for it. */
export const basketWords = {
  basket: basketFlowTexts,
  codes: { ...catalogueCodes, ...basketCodes },
  operations: { ...catalogueOperations, ...basketOperations },
  screen: {
    basket: basketTexts,
    shop: shopTexts,
    tickets: ticketsTexts,
  },
} as const
