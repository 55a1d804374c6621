import { ContainerModule, type ResolutionContext } from 'inversify'
import { createNameChange } from '../bookings/holdings/nameChange.js'
import { createBookingQuestions } from '../bookings/questions/bookingQuestions.js'
import { createDeliveryAddress } from '../delivery/deliveryAddress.js'
import { holdingsWords } from '../messages/areas/holdingsAreaTexts.js'
import { detailsWords } from '../messages/areas/profileAreaTexts.js'
import { memoizeByKey } from '../reactive/resource.js'
import { createResale } from '../resale/resale.js'
import type { HoldingsArea } from './Dashboard.js'
import { refuseCardNumbers } from './refuseCardNumbers.js'
import { onTop } from '../messages/Wording.js'
import { tokens } from './tokens.js'

const createHoldingsArea = (context: ResolutionContext): HoldingsArea => {
  const visitor = context.get(tokens.visitor)
  const { asked, pendingChanges } = context.get(tokens.booking)
  const { features, baskets } = context.get(tokens.basket)
  const bookingsApi = context.get(tokens.bookingsApi)
  const resaleApi = context.get(tokens.resaleApi)
  const texts = context.get(tokens.holdingsTexts)
  const { bookings, customer, client, drafts } = features
  const shared = { ...visitor.shared, texts, bookings, drafts, lists$: client.lists$ }
  shared.failures.addTexts(texts)
  const api = refuseCardNumbers(texts.failure.cardNumber).delivery(context.get(tokens.deliveryApi))
  return {
    ...features,
    texts,
    deliveryAddress: memoizeByKey((bookingRef) => createDeliveryAddress({ ...shared, bookingRef, api, bookingsApi })),
    resale: memoizeByKey((bookingRef) =>
      createResale({ ...shared, bookingRef, api: resaleApi, pending: pendingChanges(bookingRef) }),
    ),
    nameChange: memoizeByKey((bookingRef) =>
      createNameChange({
        ...shared,
        bookingRef,
        basket: baskets(bookingRef).model,
        pending: pendingChanges(bookingRef),
        formats: texts.formats,
      }),
    ),
    bookingQuestions: memoizeByKey((bookingRef) =>
      createBookingQuestions({ ...shared, bookingRef, requiredData: asked(bookingRef), customer }),
    ),
  }
}

/** Binds what is changed of what a booking holds; needs the basket's module. */
export const holdingsModule = new ContainerModule(({ bind }) => {
  bind(tokens.holdingsTexts)
    .toDynamicValue((context) => {
      const language = context.get(tokens.language)
      const own = onTop(context.get(tokens.basketTexts), language.wordsOf('holdings', holdingsWords))
      return onTop(own, language.wordsOf('details', detailsWords))
    })
    .inSingletonScope()
  bind(tokens.holdings).toDynamicValue(createHoldingsArea).inSingletonScope()
})
