import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BasketDeps } from '../basket/basketDeps.js'
import type { Booking, Pax } from '../bookings/Booking.js'
import { cancelled } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import type { Operation } from '../failure/Operation.js'
import type { Behavior } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/Loadable.js'
import { createBasket } from '../basket/createBasket.js'
import { createAccommodationCatalogue } from '../catalogue/accommodation/createAccommodationCatalogue.js'
import { createExtrasCatalogue } from '../catalogue/extras/createExtrasCatalogue.js'
import { createPackageInformation } from '../catalogue/package/createPackageInformation.js'
import { createTransportFinder } from '../catalogue/transport/createTransportFinder.js'
import { createTicketCatalogue } from '../catalogue/tickets/createTicketCatalogue.js'
import { paymentSeverity } from '../payment/paymentCodes.js'
import { keyed } from '../reactive/resource.js'
import { createHoldings } from './createHoldings.js'
import { createPayments } from './createPayments.js'
import type { VisitorParts } from './createVisitor.js'
import type { Dashboard, Member } from './Dashboard.js'
import type { DashboardPorts } from './ports.js'
import { refuseCardNumbers } from './refuseCardNumbers.js'

const valueOf = async <A>(
  state$: Behavior<Loadable<A>>,
  load: TaskEither<Failure, void>,
  operation: Operation,
): Promise<Either<Failure, A>> => {
  const loaded = latest(state$.value) === null ? await load() : right(undefined)
  if (isLeft(loaded)) return loaded
  const value = latest(state$.value)
  return value === null ? left(failedAt(operation)(cancelled)) : right(value)
}

/** Who is on a booking, asked for where it is not known yet. */
const loadPeople = (
  { bookings, customer }: Pick<Member, 'bookings' | 'customer'>,
  bookingRef: string,
): Pick<BasketDeps, 'people' | 'bookingPax'> => {
  const bookingPax = async (): Promise<Either<Failure, readonly Pax[]>> =>
    map(({ pax }: Booking) => pax)(await valueOf(bookings.booking(bookingRef), bookings.load(bookingRef), 'getBooking'))
  return {
    bookingPax,
    people: async () => {
      const [pax, who] = await Promise.all([bookingPax(), valueOf(customer.state$, customer.load, 'getCustomer')])
      if (isLeft(pax)) return pax
      return isLeft(who) ? who : right({ customerId: who.right.id, pax: pax.right })
    },
  }
}

/** Everything of the core, on top of what a visitor and a member have. */
export const createDashboard = (visitor: VisitorParts, member: Member, ports: DashboardPorts): Dashboard => {
  const { texts } = ports
  const shared = { ...visitor.shared, texts }
  shared.failures.speak(texts, paymentSeverity)
  const basketApi = refuseCardNumbers(texts.failure.cardNumber).basket(ports.basketApi)
  const basket = keyed((bookingRef) =>
    createBasket({ ...shared, ...loadPeople(member, bookingRef), api: basketApi, bookingRef }),
  )
  const payments = createPayments({ ...shared, basket, ports, bookings: member.bookings })

  const catalogue = { ...shared, clock: shared.scheduler }
  const packageInformation = createPackageInformation({ ...catalogue, api: ports.packageApi })

  return {
    ...member,
    texts,
    ...createHoldings({ ...shared, keptBookings: visitor.keptBookings }, member, ports),
    ticketCatalogue: createTicketCatalogue({ ...shared, api: ports.ticketCatalogueApi }),
    accommodationCatalogue: createAccommodationCatalogue({ ...catalogue, api: ports.accommodationCatalogueApi }),
    extrasCatalogue: createExtrasCatalogue({ ...catalogue, api: ports.extrasCatalogueApi }),
    transportFinder: keyed((bookingRef) =>
      createTransportFinder({ ...catalogue, bookingRef, packageInformation, api: ports.transportCatalogueApi }),
    ),
    packageInformation,
    basket: (bookingRef) => basket(bookingRef).feature,
    ...payments,
    dispose: () => {
      payments.dispose()
      visitor.dispose()
    },
  }
}
