import { ContainerModule, type ResolutionContext } from 'inversify'
import { createAccommodationList } from '../catalogue/accommodation/accommodationList.js'
import { createRoomOffers } from '../catalogue/accommodation/roomOffers.js'
import { createRoomShop } from '../catalogue/accommodation/roomShop.js'
import { createExtrasShop } from '../catalogue/extras/extrasShop.js'
import { createTicketShop } from '../catalogue/tickets/ticketShop.js'
import { createTransportFinder } from '../catalogue/transport/transportFinder.js'
import { shoppingWords } from '../messages/areas/shoppingAreaTexts.js'
import { memoizeByKey } from '../reactive/resource.js'
import type { ShoppingArea } from './Dashboard.js'
import { onTop } from '../messages/Wording.js'
import { tokens } from './tokens.js'

const createShoppingArea = (context: ResolutionContext): ShoppingArea => {
  const { shared } = context.get(tokens.visitor)
  const { features, baskets } = context.get(tokens.basket)
  const texts = context.get(tokens.shoppingTexts)
  const ticketApi = context.get(tokens.ticketCatalogueApi)
  const accommodationApi = context.get(tokens.accommodationCatalogueApi)
  const extrasApi = context.get(tokens.extrasCatalogueApi)
  const transportApi = context.get(tokens.transportCatalogueApi)
  const { bookings, drafts, packageInformation } = features
  shared.failures.addTexts(texts)
  const catalogue = { ...shared, texts, clock: shared.scheduler }
  const shopping = (bookingRef: string) => ({
    ...catalogue,
    bookingRef,
    bookings,
    drafts,
    basket: baskets(bookingRef).model,
  })
  const roomOffers = memoizeByKey((bookingRef) =>
    createRoomOffers({
      ...catalogue,
      bookingRef,
      api: accommodationApi,
      onQuietFailure: shared.failures.handleQuietly,
    }),
  )
  const roomShops = memoizeByKey((bookingRef) =>
    memoizeByKey((accommodationId) =>
      createRoomShop({ ...shopping(bookingRef), accommodationId, offers: roomOffers(bookingRef) }),
    ),
  )
  return {
    ...features,
    texts,
    ticketShop: memoizeByKey((bookingRef) => createTicketShop({ ...shopping(bookingRef), api: ticketApi })),
    accommodationList: memoizeByKey((bookingRef) =>
      createAccommodationList({ ...shopping(bookingRef), offers: roomOffers(bookingRef) }),
    ),
    roomShop: (bookingRef, accommodationId) => roomShops(bookingRef)(accommodationId),
    extrasShop: memoizeByKey((bookingRef) => createExtrasShop({ ...shopping(bookingRef), api: extrasApi })),
    transportFinder: memoizeByKey((bookingRef) =>
      createTransportFinder({
        ...shopping(bookingRef),
        packageInformation: packageInformation(bookingRef),
        api: transportApi,
      }),
    ),
  }
}

/** Binds the shops; needs the basket's module. */
export const shoppingModule = new ContainerModule(({ bind }) => {
  bind(tokens.shoppingTexts)
    .toDynamicValue((context) =>
      onTop(context.get(tokens.basketTexts), context.get(tokens.language).wordsOf('shopping', shoppingWords)),
    )
    .inSingletonScope()
  bind(tokens.shopping).toDynamicValue(createShoppingArea).inSingletonScope()
})
