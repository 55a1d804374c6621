import { ContainerModule, type ResolutionContext } from 'inversify'
import { createTransportFinder } from '../../../catalogue/transport/transportFinder.js'
import { onTop } from '../../../language/Wording.js'
import { transportWords } from '../../../catalogue/transport/transportTexts.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import type { TransportArea } from '../../Dashboard.js'
import { shopDeps } from './basketModule.js'
import { tokens } from '../../tokens.js'

const createTransportArea = (context: ResolutionContext): TransportArea => {
  const { features } = context.get(tokens.basket)
  const texts = onTop(features.texts, context.get(tokens.language).wordsOf('transport', transportWords))
  const api = context.get(tokens.transportCatalogueApi)
  const shop = shopDeps(context)
  return {
    ...features,
    texts,
    transportFinder: memoizeByKey((bookingRef) =>
      createTransportFinder({
        ...shop(bookingRef),
        texts,
        packageInformation: features.packageInformation(bookingRef),
        api,
      }),
    ),
  }
}

/** Binds the sale of transport; needs the basket's module. */
export const transportModule = new ContainerModule(({ bind }) => {
  bind(tokens.transport).toDynamicValue(createTransportArea).inSingletonScope()
})
