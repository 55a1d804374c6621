import { paymentCodes } from '../payment/paymentCodes.js'
import { basketOperations } from '../basket/basketFailures.js'
import { catalogueCodes, catalogueOperations } from '../catalogue/catalogueFailures.js'
import { deliveryOperations } from '../delivery/deliveryFailures.js'
import type { CatalogueEntry } from '../failure/CatalogueEntry.js'
import type { Operation } from '../failure/Operation.js'
import { paymentOperations } from '../payment/paymentFailures.js'
import { resaleCodes, resaleOperations } from '../resale/resaleFailures.js'
import { bookingFlowTexts } from './bookingFlowTexts.js'
import { memberTexts } from './memberTexts.js'
import { screenTexts } from './screenTexts.js'
import type { Wording } from './Wording.js'

/** Every text that a customer reads. Another wording or language is another object of the same shape. */
export const texts = {
  ...memberTexts,
  ...bookingFlowTexts,
  codes: { ...memberTexts.codes, ...catalogueCodes, ...resaleCodes },
  operations: {
    ...memberTexts.operations,
    ...deliveryOperations,
    ...resaleOperations,
    ...catalogueOperations,
    ...basketOperations,
    ...paymentOperations,
  } satisfies Readonly<Record<Operation, CatalogueEntry>>,
  paymentCode: paymentCodes,
  screen: { ...memberTexts.screen, ...screenTexts },
} as const

export type Texts = Wording<typeof texts>
