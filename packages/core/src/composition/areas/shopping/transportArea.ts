import { createTransportFinder, type TransportFinder } from '../../../catalogue/transport/transportFinder.js'
import { transportWords } from '../../../catalogue/transport/transportTexts.js'
import type { Wording } from '../../../language/Wording.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { type BasketArea, basketArea, shopDeps } from './basketArea.js'

/** Transport for bookings. */
export interface TransportArea extends BasketArea {
  readonly texts: BasketArea['texts'] & Wording<typeof transportWords>
  /** Finds transport for one booking, and adds it to its basket. */
  readonly transportFinder: (bookingRef: string) => TransportFinder
}

/** Area: transport. */
export const transportArea: Area<'transport', TransportArea, 'transport'> = area('transport', {
  needs: [basketArea],
  words: { transport: transportWords },
  create: ({ texts, packageInformation }, context) => {
    const api = context.get(tokens.transportCatalogueApi)
    const shop = shopDeps(context)
    return {
      transportFinder: memoizeByKey((bookingRef) =>
        createTransportFinder({
          ...shop(bookingRef),
          texts,
          packageInformation: packageInformation(bookingRef),
          api,
        }),
      ),
    }
  },
})
