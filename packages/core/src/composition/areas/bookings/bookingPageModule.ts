import { ContainerModule, type ResolutionContext } from 'inversify'
import { bookingPageWords } from '../../../booking-page/bookingPageTexts.js'
import { createBookingPage } from '../../../booking-page/bookingPage.js'
import { createDownloads } from '../../../delivery/deliveryProgress.js'
import { createGateView, describeTicket } from '../../../delivery/gateView.js'
import { onTop } from '../../../language/Wording.js'
import { createOfflineCopies } from '../../../offline/offlineCopy.js'
import { offlineWords } from '../../../offline/offlineTexts.js'
import { latest, memoizeByKey } from '../../../reactive/resource.js'
import type { BookingPageArea } from '../../Dashboard.js'
import { tokens } from '../../tokens.js'

const createBookingPageArea = (context: ResolutionContext): BookingPageArea => {
  const visitor = context.get(tokens.visitor)
  const { features, baskets } = context.get(tokens.booking)
  const asked = context.get(tokens.asked)
  const pendingChanges = context.get(tokens.pendingChanges)
  const downloadsApi = context.get(tokens.downloadsApi)
  const loadPaying = context.get(tokens.loadPaying)
  const { wordsOf } = context.get(tokens.language)
  const texts = onTop(onTop(features.texts, wordsOf('bookingPage', bookingPageWords)), wordsOf('offline', offlineWords))
  const { bookings, customer, client, session } = features
  const shared = { ...visitor.shared, texts, bookings }
  return {
    ...features,
    texts,
    bookingPage: memoizeByKey((bookingRef) =>
      createBookingPage({
        ...shared,
        bookingRef,
        atHand: features.bookingAtHand(bookingRef),
        inBasket$: baskets(bookingRef).atHand.count$,
        customer$: customer.state$,
        asked: asked(bookingRef),
        pending: pendingChanges(bookingRef),
        followPayment: async () => {
          const { balancePayment } = await loadPaying()
          await balancePayment(bookingRef, 'outstanding').open()
        },
      }),
    ),
    bill: context.get(tokens.bills),
    downloads: memoizeByKey((bookingRef) => createDownloads(bookingRef, downloadsApi, shared)),
    gateView: (bookingRef, tickets, draw) => {
      const { deliveries } = texts.screen.booking
      // The view itself shows a failure.
      const quiet = { ...shared, onFailure: visitor.shared.failures.handleQuietly }
      const downloads = createDownloads(bookingRef, downloadsApi, quiet)
      return createGateView(
        tickets.map((one) => describeTicket(one, deliveries, texts.formats)),
        {
          fetchFile: async (key) => {
            const end = await downloads.item({ key })
            return end.kind === 'downloaded' ? end.file : null
          },
          draw,
        },
      )
    },
    offlineCopy: createOfflineCopies({
      ...shared,
      store: visitor.storedBookings,
      downloadsApi,
      session$: session.state$,
      customerId$: shared.customerId.state$,
      client: () => latest(client.state$.value)?.config ?? null,
    }),
  }
}

/**
 * Binds the page of a booking; needs the modules of the booking, its bill, its passengers' questions, and pending name
 * changes.
 */
export const bookingPageModule = new ContainerModule(({ bind }) => {
  bind(tokens.bookingPage).toDynamicValue(createBookingPageArea).inSingletonScope()
})
