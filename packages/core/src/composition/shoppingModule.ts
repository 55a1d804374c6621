import { ContainerModule } from 'inversify'
import { createAccommodationList } from '../catalogue/accommodation/accommodationList.js'
import { createRoomOffers } from '../catalogue/accommodation/roomOffers.js'
import { createRoomShop } from '../catalogue/accommodation/roomShop.js'
import { createExtrasShop } from '../catalogue/extras/extrasShop.js'
import { createTicketShop } from '../catalogue/tickets/ticketShop.js'
import { createTransportFinder } from '../catalogue/transport/transportFinder.js'
import { shoppingAreaTexts } from '../messages/shoppingAreaTexts.js'
import { keyed } from '../reactive/resource.js'
import type { BasketAreaParts } from './createBasketArea.js'
import type { VisitorParts } from './createVisitor.js'
import type { ShoppingArea } from './Dashboard.js'
import type { ShoppingPorts } from './ports.js'
import { tokens } from './tokens.js'

const createShoppingArea = (
  { shared }: VisitorParts,
  { features, baskets }: BasketAreaParts,
  ports: ShoppingPorts,
): ShoppingArea => {
  const { texts } = ports
  const { bookings, drafts, packageInformation } = features
  shared.failures.speak(texts)
  const catalogue = { ...shared, texts, clock: shared.scheduler }
  const shopping = (bookingRef: string) => ({
    ...catalogue,
    bookingRef,
    bookings,
    drafts,
    basket: baskets(bookingRef).model,
  })
  const roomOffers = keyed((bookingRef) =>
    createRoomOffers({
      ...catalogue,
      bookingRef,
      api: ports.accommodationCatalogueApi,
      onQuietFailure: shared.failures.handleQuietly,
    }),
  )
  const roomShops = keyed((bookingRef) =>
    keyed((accommodationId) =>
      createRoomShop({ ...shopping(bookingRef), accommodationId, offers: roomOffers(bookingRef) }),
    ),
  )
  return {
    ...features,
    texts,
    ticketShop: keyed((bookingRef) => createTicketShop({ ...shopping(bookingRef), api: ports.ticketCatalogueApi })),
    accommodationList: keyed((bookingRef) =>
      createAccommodationList({ ...shopping(bookingRef), offers: roomOffers(bookingRef) }),
    ),
    roomShop: (bookingRef, accommodationId) => roomShops(bookingRef)(accommodationId),
    extrasShop: keyed((bookingRef) => createExtrasShop({ ...shopping(bookingRef), api: ports.extrasCatalogueApi })),
    transportFinder: keyed((bookingRef) =>
      createTransportFinder({
        ...shopping(bookingRef),
        packageInformation: packageInformation(bookingRef),
        api: ports.transportCatalogueApi,
      }),
    ),
  }
}

/** Binds the shops; needs the basket's module. */
export const shoppingModule = new ContainerModule(({ bind }) => {
  bind(tokens.shoppingTexts).toConstantValue(shoppingAreaTexts)
  bind(tokens.shopping)
    .toDynamicValue((context) =>
      createShoppingArea(context.get(tokens.visitor), context.get(tokens.basket), {
        ticketCatalogueApi: context.get(tokens.ticketCatalogueApi),
        accommodationCatalogueApi: context.get(tokens.accommodationCatalogueApi),
        extrasCatalogueApi: context.get(tokens.extrasCatalogueApi),
        transportCatalogueApi: context.get(tokens.transportCatalogueApi),
        texts: context.get(tokens.shoppingTexts),
      }),
    )
    .inSingletonScope()
})
