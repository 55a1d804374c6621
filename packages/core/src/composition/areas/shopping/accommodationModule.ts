import { ContainerModule, type ResolutionContext } from 'inversify'
import { createAccommodationList } from '../../../catalogue/accommodation/accommodationList.js'
import { createRoomOffers } from '../../../catalogue/accommodation/roomOffers.js'
import { createRoomShop } from '../../../catalogue/accommodation/roomShop.js'
import { accommodationWords } from '../../../catalogue/accommodation/accommodationTexts.js'
import { onTop } from '../../../language/Wording.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import type { AccommodationArea } from '../../Dashboard.js'
import { shopDeps } from './basketModule.js'
import { tokens } from '../../tokens.js'

const createAccommodationArea = (context: ResolutionContext): AccommodationArea => {
  const { failures } = context.get(tokens.visitor).shared
  const { features } = context.get(tokens.basket)
  const words = context.get(tokens.language).wordsOf('accommodation', accommodationWords)
  const texts = onTop(features.texts, words)
  const api = context.get(tokens.accommodationCatalogueApi)
  const shop = shopDeps(context)
  const offers = memoizeByKey((bookingRef) =>
    createRoomOffers({ ...shop(bookingRef), api, onQuietFailure: failures.handleQuietly }),
  )
  const shops = memoizeByKey((bookingRef) =>
    memoizeByKey((accommodationId) =>
      createRoomShop({ ...shop(bookingRef), texts, accommodationId, offers: offers(bookingRef) }),
    ),
  )
  return {
    ...features,
    texts,
    accommodationList: memoizeByKey((bookingRef) =>
      createAccommodationList({ ...shop(bookingRef), offers: offers(bookingRef) }),
    ),
    roomShop: (bookingRef, accommodationId) => shops(bookingRef)(accommodationId),
  }
}

/** Binds the sale of rooms; needs the basket's module. */
export const accommodationModule = new ContainerModule(({ bind }) => {
  bind(tokens.accommodation).toDynamicValue(createAccommodationArea).inSingletonScope()
})
