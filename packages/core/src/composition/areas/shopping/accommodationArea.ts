import { type AccommodationList, createAccommodationList } from '../../../catalogue/accommodation/accommodationList.js'
import { accommodationWords } from '../../../catalogue/accommodation/accommodationTexts.js'
import { createRoomOffers } from '../../../catalogue/accommodation/roomOffers.js'
import { createRoomShop, type RoomShop } from '../../../catalogue/accommodation/roomShop.js'
import type { Wording } from '../../../language/Wording.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { area, type Area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { basketArea, type BasketArea, shopDeps } from './basketArea.js'

/** Rooms for bookings. */
export interface AccommodationArea extends BasketArea {
  readonly texts: BasketArea['texts'] & Wording<typeof accommodationWords>
  /** The accommodation of one booking, and the accommodations with rooms on sale. */
  readonly accommodationList: (bookingRef: string) => AccommodationList
  /** Chooses rooms of one accommodation for one booking, and their extras. */
  readonly roomShop: (bookingRef: string, accommodationId: string) => RoomShop
}

/** Area: accommodation and its rooms. */
export const accommodationArea: Area<'accommodation', AccommodationArea, 'accommodation'> = area('accommodation', {
  needs: [basketArea],
  words: { accommodation: accommodationWords },
  create: ({ shared, texts }, context) => {
    const api = context.get(tokens.accommodationCatalogueApi)
    const shop = shopDeps(context)
    const offers = memoizeByKey((bookingRef) =>
      createRoomOffers({ ...shop(bookingRef), api, onQuietFailure: shared.failures.handleQuietly }),
    )
    const shops = memoizeByKey((bookingRef) =>
      memoizeByKey((accommodationId) =>
        createRoomShop({
          ...shop(bookingRef),
          customerId$: shared.customerId.state$,
          texts,
          accommodationId,
          offers: offers(bookingRef),
        }),
      ),
    )
    return {
      accommodationList: memoizeByKey((bookingRef) =>
        createAccommodationList({ ...shop(bookingRef), offers: offers(bookingRef) }),
      ),
      roomShop: (bookingRef, accommodationId) => shops(bookingRef)(accommodationId),
    }
  },
})
