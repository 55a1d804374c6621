import { ContainerModule, type ResolutionContext } from 'inversify'
import { createExtrasShop } from '../../../catalogue/extras/extrasShop.js'
import { extrasWords } from '../../../catalogue/extras/extrasTexts.js'
import { onTop } from '../../../language/Wording.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import type { ExtrasArea } from '../../Dashboard.js'
import { shopDeps } from './basketModule.js'
import { tokens } from '../../tokens.js'

const createExtrasArea = (context: ResolutionContext): ExtrasArea => {
  const { features } = context.get(tokens.basket)
  const texts = onTop(features.texts, context.get(tokens.language).wordsOf('extras', extrasWords))
  const api = context.get(tokens.extrasCatalogueApi)
  const shop = shopDeps(context)
  return {
    ...features,
    texts,
    extrasShop: memoizeByKey((bookingRef) => createExtrasShop({ ...shop(bookingRef), api })),
  }
}

/** Binds the sale of extras; needs the basket's module. */
export const extrasModule = new ContainerModule(({ bind }) => {
  bind(tokens.extras).toDynamicValue(createExtrasArea).inSingletonScope()
})
