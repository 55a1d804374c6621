import { ContainerModule, type ResolutionContext } from 'inversify'
import { createDeliveryAddress } from '../../../delivery/deliveryAddress.js'
import { deliveryWords } from '../../../delivery/deliveryTexts.js'
import { onTop } from '../../../language/Wording.js'
import { detailsWords } from '../../../customer/profileTexts.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import type { DeliveryArea } from '../../Dashboard.js'
import { refuseCardNumbers } from '../../refuseCardNumbers.js'
import { tokens } from '../../tokens.js'

const createDeliveryArea = (context: ResolutionContext): DeliveryArea => {
  const { shared } = context.get(tokens.visitor)
  const { features } = context.get(tokens.booking)
  const { wordsOf } = context.get(tokens.language)
  const own = onTop(features.texts, wordsOf('delivery', deliveryWords))
  const texts = onTop(own, wordsOf('details', detailsWords))
  const bookingsApi = context.get(tokens.bookingsApi)
  const api = refuseCardNumbers(texts.failure.cardNumber).delivery(context.get(tokens.deliveryApi))
  const { bookings, client, customer, drafts } = features
  return {
    ...features,
    texts,
    deliveryAddress: memoizeByKey((bookingRef) =>
      createDeliveryAddress({
        ...shared,
        texts,
        bookings,
        customer,
        drafts,
        lists$: client.lists$,
        bookingRef,
        api,
        bookingsApi,
      }),
    ),
  }
}

/** Binds the address of a delivery; needs the booking's module. */
export const deliveryModule = new ContainerModule(({ bind }) => {
  bind(tokens.delivery).toDynamicValue(createDeliveryArea).inSingletonScope()
})
