import { bookingPeople } from '../basket/bookingPeople.js'
import { createBasket } from '../basket/shoppingBasket.js'
import { createAccommodationList } from '../catalogue/accommodation/accommodationList.js'
import { createRoomOffers } from '../catalogue/accommodation/roomOffers.js'
import { createRoomShop } from '../catalogue/accommodation/roomShop.js'
import { createExtrasShop } from '../catalogue/extras/extrasShop.js'
import { createPackageInformation } from '../catalogue/package/createPackageInformation.js'
import { createTransportFinder } from '../catalogue/transport/transportFinder.js'
import { createTicketShop } from '../catalogue/tickets/ticketShop.js'
import { createProfile } from '../customer/profile.js'
import { keyed } from '../reactive/resource.js'
import { createHoldings } from './createHoldings.js'
import { createPayments } from './createPayments.js'
import type { VisitorParts } from './createVisitor.js'
import type { Dashboard, Member } from './Dashboard.js'
import type { DashboardPorts } from './ports.js'
import { refuseCardNumbers } from './refuseCardNumbers.js'

/** Everything of the core, on top of what a visitor and a member have. */
export const createDashboard = (visitor: VisitorParts, member: Member, ports: DashboardPorts): Dashboard => {
  const { texts } = ports
  const shared = { ...visitor.shared, texts }
  shared.failures.speak(texts)
  const basketApi = refuseCardNumbers(texts.failure.cardNumber).basket(ports.basketApi)
  const basket = keyed((bookingRef) =>
    createBasket({
      ...shared,
      ...bookingPeople(member, bookingRef),
      api: basketApi,
      bookingRef,
      booking$: member.bookings.booking(bookingRef),
      drafts: member.drafts,
    }),
  )
  const catalogue = { ...shared, clock: shared.scheduler }
  const shopping = (bookingRef: string) => ({
    ...catalogue,
    bookingRef,
    bookings: member.bookings,
    drafts: member.drafts,
    basket: basket(bookingRef).model,
  })
  const packageInformation = createPackageInformation({
    ...catalogue,
    api: ports.packageApi,
    onQuietFailure: shared.failures.handleQuietly,
  })
  const payments = createPayments({ ...shared, basket, ports, bookings: member.bookings, packageInformation })

  const roomOffers = keyed((bookingRef) =>
    createRoomOffers({
      ...catalogue,
      bookingRef,
      api: ports.accommodationCatalogueApi,
      onQuietFailure: shared.failures.handleQuietly,
    }),
  )
  const roomShops = keyed((bookingRef) =>
    keyed((accommodationId) =>
      createRoomShop({ ...shopping(bookingRef), accommodationId, offers: roomOffers(bookingRef) }),
    ),
  )

  return {
    ...member,
    texts,
    profile: createProfile({ ...shared, ...member, texts, lists$: member.client.lists$ }),
    ...createHoldings(
      { ...shared, keptBookings: visitor.keptBookings },
      member,
      ports,
      (bookingRef) => basket(bookingRef).model,
    ),
    ticketShop: keyed((bookingRef) => createTicketShop({ ...shopping(bookingRef), api: ports.ticketCatalogueApi })),
    accommodationList: keyed((bookingRef) =>
      createAccommodationList({ ...shopping(bookingRef), offers: roomOffers(bookingRef) }),
    ),
    roomShop: (bookingRef, accommodationId) => roomShops(bookingRef)(accommodationId),
    extrasShop: keyed((bookingRef) => createExtrasShop({ ...shopping(bookingRef), api: ports.extrasCatalogueApi })),
    transportFinder: keyed((bookingRef) =>
      createTransportFinder({
        ...shopping(bookingRef),
        packageInformation,
        api: ports.transportCatalogueApi,
      }),
    ),
    packageInformation,
    basket: (bookingRef) => basket(bookingRef).model,
    ...payments,
    dispose: () => {
      payments.dispose()
      visitor.dispose()
    },
  }
}
