import { createBookingQuestions } from '../bookings/questions/createBookingQuestions.js'
import { createDelivery } from '../delivery/createDelivery.js'
import { latest } from '../reactive/Loadable.js'
import { keyed } from '../reactive/resource.js'
import { createOfflineCopies } from '../offline/offlineCopy.js'
import type { KeptBookingStore } from '../offline/KeptBookingStore.js'
import { createResale } from '../resale/createResale.js'
import type { Shared } from './createVisitor.js'
import type { Dashboard, Member } from './Dashboard.js'
import type { DashboardPorts } from './ports.js'
import { refuseCardNumbers } from './refuseCardNumbers.js'

/** What can be done with what a booking holds already. */
export const createHoldings = (
  given: Shared & { readonly keptBookings: KeptBookingStore },
  { bookings, customer, client, session }: Member,
  ports: DashboardPorts,
): Pick<Dashboard, 'delivery' | 'resale' | 'bookingQuestions' | 'offlineCopy'> => {
  const { bookingsApi, deliveryApi, downloadsApi, resaleApi, texts } = ports
  const shared = { ...given, texts, bookings }
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
    resale: keyed((bookingRef) => createResale({ ...shared, bookingRef, api: resaleApi })),
    bookingQuestions: keyed((bookingRef) =>
      createBookingQuestions({ ...shared, bookingRef, api: bookingsApi, customer }),
    ),
  }
}
