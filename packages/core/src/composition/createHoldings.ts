import type { ShoppingBasket } from '../basket/shoppingBasket.js'
import { createHeldTickets } from '../bookings/holdings/heldTickets.js'
import { createNameChange } from '../bookings/holdings/nameChange.js'
import { createBookingPage } from '../bookings/page/bookingPage.js'
import { createBookingQuestions } from '../bookings/questions/createBookingQuestions.js'
import { createDelivery } from '../delivery/createDelivery.js'
import { select } from '../reactive/Behavior.js'
import { latest } from '../reactive/Loadable.js'
import { keyed } from '../reactive/resource.js'
import { createOfflineCopies } from '../offline/offlineCopy.js'
import type { KeptBookingStore } from '../offline/KeptBookingStore.js'
import { createPendingChanges } from '../resale/pendingChanges.js'
import { createResale } from '../resale/resale.js'
import type { Shared } from './createVisitor.js'
import type { Dashboard, Member } from './Dashboard.js'
import type { DashboardPorts } from './ports.js'
import { refuseCardNumbers } from './refuseCardNumbers.js'

/** What can be done with what a booking holds already. */
export const createHoldings = (
  given: Shared & { readonly keptBookings: KeptBookingStore },
  { bookings, customer, client, session, drafts }: Member,
  ports: DashboardPorts,
  basket: (bookingRef: string) => ShoppingBasket,
): Pick<
  Dashboard,
  'delivery' | 'resale' | 'nameChange' | 'heldTickets' | 'bookingPage' | 'bookingQuestions' | 'offlineCopy'
> => {
  const { bookingsApi, deliveryApi, downloadsApi, resaleApi, texts } = ports
  const shared = { ...given, texts, bookings, drafts, lists$: client.lists$ }
  const pendingChanges = createPendingChanges({ ...given, api: resaleApi })
  const bookingQuestions = keyed((bookingRef) =>
    createBookingQuestions({ ...shared, bookingRef, api: bookingsApi, customer }),
  )
  return {
    offlineCopy: createOfflineCopies({
      ...shared,
      store: given.keptBookings,
      downloadsApi,
      session$: session.state$,
      customerId$: given.customerId.state$,
      client: () => latest(client.state$.value)?.config ?? null,
    }),
    delivery: keyed((bookingRef) =>
      createDelivery({
        ...shared,
        bookingRef,
        api: refuseCardNumbers(texts.failure.cardNumber).delivery(deliveryApi),
        downloadsApi,
        bookingsApi,
      }),
    ),
    resale: keyed((bookingRef) =>
      createResale({ ...shared, bookingRef, api: resaleApi, pending: pendingChanges(bookingRef) }),
    ),
    nameChange: keyed((bookingRef) =>
      createNameChange({ ...shared, bookingRef, basket: basket(bookingRef), pending: pendingChanges(bookingRef) }),
    ),
    heldTickets: keyed((bookingRef) => createHeldTickets(bookingRef, bookings)),
    bookingPage: keyed((bookingRef) =>
      createBookingPage({
        ...shared,
        bookingRef,
        inBasket$: select(basket(bookingRef).state$, ({ count }) => count),
        customer$: customer.state$,
        questions: bookingQuestions(bookingRef),
        pending: pendingChanges(bookingRef),
      }),
    ),
    bookingQuestions,
  }
}
