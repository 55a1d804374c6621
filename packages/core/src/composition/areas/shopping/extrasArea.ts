import { createExtrasShop, type ExtrasShop } from '../../../catalogue/extras/extrasShop.js'
import { extrasWords } from '../../../catalogue/extras/extrasTexts.js'
import type { Wording } from '../../../language/Wording.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { type BasketArea, basketArea, shopDeps } from './basketArea.js'

/** General extras for bookings. */
export interface ExtrasArea extends BasketArea {
  readonly texts: BasketArea['texts'] & Wording<typeof extrasWords>
  /** Chooses general extras for one booking. */
  readonly extrasShop: (bookingRef: string) => ExtrasShop
}

/** Area: extras. */
export const extrasArea: Area<'extras', ExtrasArea, 'extras'> = area('extras', {
  needs: [basketArea],
  words: { extras: extrasWords },
  create: (_, context) => {
    const api = context.get(tokens.extrasCatalogueApi)
    const shop = shopDeps(context)
    return { extrasShop: memoizeByKey((bookingRef) => createExtrasShop({ ...shop(bookingRef), api })) }
  },
})
