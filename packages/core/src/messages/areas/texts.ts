import type { CatalogueEntry } from '../../failure/errorCatalogue.js'
import type { Operation } from '../../failure/Failure.js'
import { type HoldingsAreaTexts, holdingsAreaTexts } from './holdingsAreaTexts.js'
import { type PayingAreaTexts, payingAreaTexts } from './payingAreaTexts.js'
import { type ShoppingAreaTexts, shoppingAreaTexts } from './shoppingAreaTexts.js'
import type { Wording } from '../Wording.js'

interface Parts<S, H, P> {
  readonly shopping: S
  readonly holdings: H
  readonly paying: P
}

/** The texts of all areas as one. */
export const everyText = <S extends ShoppingAreaTexts, H extends HoldingsAreaTexts, P extends PayingAreaTexts>({
  shopping,
  holdings,
  paying,
}: Parts<S, H, P>) => ({
  ...shopping,
  ...holdings,
  ...paying,
  operations: paying.operations satisfies Readonly<Record<Operation, CatalogueEntry>>,
  screen: { ...shopping.screen, ...holdings.screen, ...paying.screen },
})

/** Every text that a customer reads, in English. */
export const texts = everyText({ shopping: shoppingAreaTexts, holdings: holdingsAreaTexts, paying: payingAreaTexts })

export interface Texts extends Wording<typeof texts> {}
