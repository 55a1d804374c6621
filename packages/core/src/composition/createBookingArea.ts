import { type BasketReading, createBasketReading } from '../basket/basketReading.js'
import { createBookingPage } from '../bookings/page/bookingPage.js'
import { type AskedOfBooking, createAskedOfBooking } from '../bookings/questions/askedTravellers.js'
import { createDownloads } from '../delivery/downloads.js'
import { createOfflineCopies } from '../offline/offlineCopy.js'
import type { UnendedPayment, UnendedPayments } from '../payment/pendingPayments.js'
import { createState } from '../reactive/Behavior.js'
import { latest } from '../reactive/Loadable.js'
import { keyed } from '../reactive/resource.js'
import { createPendingChanges, type PendingChanges } from '../resale/pendingChanges.js'
import type { VisitorParts } from './createVisitor.js'
import type { BookingArea, Member, PayingArea } from './Dashboard.js'
import type { BookingPorts, MemberPorts } from './ports.js'
import { refuseCardNumbers } from './refuseCardNumbers.js'

export interface BookingParts {
  readonly features: BookingArea
  readonly baskets: (bookingRef: string) => BasketReading
  readonly asked: AskedOfBooking
  readonly pendingChanges: PendingChanges
  readonly unended: UnendedPayments
}

interface BookingDeps extends BookingPorts, Pick<MemberPorts, 'bookingsApi'> {
  readonly loadPaying: () => Promise<PayingArea>
}

export const createBookingArea = (visitor: VisitorParts, member: Member, deps: BookingDeps): BookingParts => {
  const { downloadsApi, texts } = deps
  const { bookings, customer, client, session } = member
  const shared = { ...visitor.shared, texts, bookings }
  shared.failures.speak(texts)
  const basketApi = refuseCardNumbers(texts.failure.cardNumber).basket(deps.basketApi)
  const baskets = keyed((bookingRef) => createBasketReading({ ...shared, api: basketApi, bookingRef }))
  const asked = createAskedOfBooking({ ...shared, api: deps.bookingsApi })
  const pendingChanges = createPendingChanges({ ...shared, api: deps.resaleApi })
  const unended = keyed(() => createState<UnendedPayment | null>(null))
  return {
    baskets,
    asked,
    pendingChanges,
    unended,
    features: {
      ...member,
      texts,
      bookingPage: keyed((bookingRef) =>
        createBookingPage({
          ...shared,
          bookingRef,
          inBasket$: baskets(bookingRef).atHand.count$,
          customer$: customer.state$,
          asked: asked(bookingRef),
          pending: pendingChanges(bookingRef),
          payment$: unended(bookingRef).state$,
          followPayment: async () => {
            const { balancePayment } = await deps.loadPaying()
            await balancePayment(bookingRef, 'outstanding').open()
          },
        }),
      ),
      downloads: keyed((bookingRef) => createDownloads(bookingRef, downloadsApi, shared)),
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
