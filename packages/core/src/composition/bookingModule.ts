import { ContainerModule, type ResolutionContext } from 'inversify'
import { bookingWords } from '../messages/areas/bookingAreaTexts.js'
import { offlineWords } from '../offline/offlineTexts.js'
import { onTop } from '../messages/Wording.js'
import { type BookingParts, tokens } from './tokens.js'
import { createBasketReading } from '../basket/basketReading.js'
import { createBookingPage } from '../bookings/page/bookingPage.js'
import { createAskedOfBooking } from '../bookings/questions/askedTravellers.js'
import { createDownloads } from '../delivery/deliveryProgress.js'
import { createOfflineCopies } from '../offline/offlineCopy.js'
import type { UnendedPayment } from '../payment/pendingPayments.js'
import { createState } from '../reactive/Behavior.js'
import { latest } from '../reactive/Loadable.js'
import { memoizeByKey } from '../reactive/resource.js'
import { createPendingChanges } from '../resale/resaleRows.js'
import { refuseCardNumbers } from './refuseCardNumbers.js'

const createBookingArea = (context: ResolutionContext): BookingParts => {
  const visitor = context.get(tokens.visitor)
  const member = context.get(tokens.member)
  const texts = context.get(tokens.bookingTexts)
  const downloadsApi = context.get(tokens.downloadsApi)
  const loadPaying = context.get(tokens.loadPaying)
  const { bookings, customer, client, session } = member
  const shared = { ...visitor.shared, texts, bookings }
  shared.failures.addTexts(texts)
  const basketApi = refuseCardNumbers(texts.failure.cardNumber).basket(context.get(tokens.basketApi))
  const baskets = memoizeByKey((bookingRef) => createBasketReading({ ...shared, api: basketApi, bookingRef }))
  const asked = createAskedOfBooking({ ...shared, api: context.get(tokens.bookingsApi) })
  const pendingChanges = createPendingChanges({ ...shared, api: context.get(tokens.resaleApi) })
  const unended = memoizeByKey(() => createState<UnendedPayment | null>(null))
  return {
    baskets,
    asked,
    pendingChanges,
    unended,
    features: {
      ...member,
      texts,
      bookingPage: memoizeByKey((bookingRef) =>
        createBookingPage({
          ...shared,
          bookingRef,
          inBasket$: baskets(bookingRef).atHand.count$,
          customer$: customer.state$,
          asked: asked(bookingRef),
          pending: pendingChanges(bookingRef),
          payment$: unended(bookingRef).state$,
          followPayment: async () => {
            const { balancePayment } = await loadPaying()
            await balancePayment(bookingRef, 'outstanding').open()
          },
        }),
      ),
      downloads: memoizeByKey((bookingRef) => createDownloads(bookingRef, downloadsApi, shared)),
      offlineCopy: createOfflineCopies({
        ...shared,
        store: visitor.keptBookings,
        downloadsApi,
        session$: session.state$,
        customerId$: shared.customerId.state$,
        client: () => latest(client.state$.value)?.config ?? null,
      }),
      basketAtHand: (bookingRef) => baskets(bookingRef).atHand,
      unendedPayment: (bookingRef) => unended(bookingRef).state$,
    },
  }
}

/** Binds what every page of one booking has; needs the member's module. */
export const bookingModule = new ContainerModule(({ bind }) => {
  bind(tokens.bookingTexts)
    .toDynamicValue((context) => {
      const language = context.get(tokens.language)
      const own = onTop(context.get(tokens.memberTexts), language.wordsOf('booking', bookingWords))
      return onTop(own, language.wordsOf('offline', offlineWords))
    })
    .inSingletonScope()
  bind(tokens.booking).toDynamicValue(createBookingArea).inSingletonScope()
})
