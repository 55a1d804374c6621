import type { CatalogueEntry } from '../failure/errorCatalogue.js'
import type { Operation } from '../failure/Failure.js'
import { holdingsAreaTexts } from './holdingsAreaTexts.js'
import { payingAreaTexts } from './payingAreaTexts.js'
import { shoppingAreaTexts } from './shoppingAreaTexts.js'
import type { Wording } from './Wording.js'

/** Every text that a customer reads. Another wording or language is another object of the same shape. */
export const texts = {
  ...shoppingAreaTexts,
  ...holdingsAreaTexts,
  ...payingAreaTexts,
  operations: payingAreaTexts.operations satisfies Readonly<Record<Operation, CatalogueEntry>>,
  screen: { ...shoppingAreaTexts.screen, ...holdingsAreaTexts.screen, ...payingAreaTexts.screen },
} as const

export type Texts = Wording<typeof texts>
