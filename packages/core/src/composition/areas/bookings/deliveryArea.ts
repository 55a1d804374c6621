import { detailsWords } from '../../../customer/profileTexts.js'
import { createDeliveryAddress, type DeliveryAddress } from '../../../delivery/deliveryAddress.js'
import { deliveryWords } from '../../../delivery/deliveryTexts.js'
import type { Wording } from '../../../language/Wording.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { type BookingArea, bookingArea } from './bookingArea.js'

/** Delivery addresses of bookings. */
export interface DeliveryArea extends BookingArea {
  readonly texts: BookingArea['texts'] & Wording<typeof deliveryWords> & Wording<typeof detailsWords>
  /** The delivery address of one booking. */
  readonly deliveryAddress: (bookingRef: string) => DeliveryAddress
}

/** Area: delivery and its address. */
export const deliveryArea: Area<'delivery', DeliveryArea, 'delivery' | 'details'> = area('delivery', {
  needs: [bookingArea],
  words: { delivery: deliveryWords, details: detailsWords },
  create: ({ shared, texts, bookings, client, customer, drafts }, context) => {
    const bookingsApi = context.get(tokens.bookingsApi)
    const deliveryApi = context.get(tokens.deliveryApi)
    return {
      deliveryAddress: memoizeByKey((bookingRef) =>
        createDeliveryAddress({
          ...shared,
          texts,
          bookings,
          customer,
          drafts,
          lists$: client.lists$,
          bookingRef,
          deliveryApi,
          bookingsApi,
        }),
      ),
    }
  },
})
