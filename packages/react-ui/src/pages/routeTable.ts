import type { AreaPart, PageArea } from './areas'

/** Who sees a page, and in which frame: `full` has no header or footer, `visitor` needs no sign-in, `customer` does. */
export type Frame = 'full' | 'visitor' | 'customer'

export interface PageRoute {
  /** As the router and the contract write it: `/booking/:bookingRef/tickets`. */
  readonly path: string
  readonly frame: Frame
  readonly area: PageArea
  readonly screen: string
  /** The GETs that the screen sends first; parts of the address replace the names in them. */
  readonly firstCalls: readonly string[]
}

const page = <A extends PageArea>(
  path: string,
  frame: Frame,
  area: A,
  screen: keyof AreaPart<A>['screens'] & string,
  firstCalls: readonly string[] = [],
): PageRoute => ({ path, frame, area, screen, firstCalls })

const customer = ['/api/customer', '/api/customer/requireddata']

const inBooking = <A extends PageArea>(
  path: string,
  area: A,
  screen: keyof AreaPart<A>['screens'] & string,
  firstCalls: readonly string[] = [],
): PageRoute =>
  page(`/booking/:bookingRef${path}`, 'customer', area, screen, [
    '/api/booking/:bookingRef',
    ...customer,
    '/api/bookings',
    '/api/basket/:bookingRef',
    ...firstCalls,
  ])

/** Every page that has an area (behaviour/screens#1.2). The router, the preloads and the first calls derive from it. */
export const routeTable: readonly PageRoute[] = [
  page('/login', 'full', 'session', 'LoginScreen'),
  page('/resetpassword', 'visitor', 'password', 'ResetPasswordScreen'),
  page('/changepassword', 'customer', 'password', 'ChangePasswordScreen', customer),
  page('/', 'customer', 'bookings', 'BookingsScreen', [...customer, '/api/bookings']),
  page('/profile', 'customer', 'profile', 'ProfileScreen', [...customer, '/api/bookings']),
  page('/profile/details/bank-account', 'customer', 'profile', 'BankAccountScreen', customer),
  inBooking('', 'booking', 'BookingScreen', ['/api/booking/:bookingRef/requireddata']),
  inBooking('/tickets', 'tickets', 'TicketsScreen', [
    '/api/4.0/ticket/:bookingRef/ticketevents',
    '/api/4.0/package/:bookingRef/ticketavailability',
  ]),
  inBooking('/transport', 'transport', 'TransportScreen'),
  inBooking('/accommodation', 'accommodation', 'AccommodationsScreen'),
  inBooking('/accommodation/:accommodationId', 'accommodation', 'AccommodationScreen'),
  inBooking('/extras', 'extras', 'ExtrasScreen'),
  inBooking('/cart', 'basket', 'BasketScreen'),
  inBooking('/checkout', 'paying', 'CheckoutScreen'),
  inBooking('/make-payment', 'paying', 'MakePaymentScreen'),
  inBooking('/pay-in-full', 'paying', 'PayInFullScreen'),
  inBooking('/payment-plan', 'paying', 'PaymentPlanScreen'),
  inBooking('/payment-plan/change-payment', 'paying', 'ChangePaymentScreen'),
  inBooking('/payment-plan/change-day', 'paying', 'ChangeDayScreen'),
  inBooking('/mandatory-information', 'questions', 'MandatoryInformationScreen', [
    '/api/booking/:bookingRef/requireddata',
  ]),
  inBooking('/required-data/:customerId/address/update', 'questions', 'RequiredAddressScreen'),
  inBooking('/delivery/update', 'delivery', 'DeliveryUpdateScreen'),
  inBooking('/resale', 'resale', 'ResaleScreen'),
  inBooking('/ticket-details', 'nameChange', 'TicketDetailsScreen'),
]

/**
 * The page at an address, and its first calls with the parts of that address filled in; null for an unknown address.
 */
export const pageAt = (
  pathname: string,
): { readonly route: PageRoute; readonly firstCalls: readonly string[] } | null => {
  const wanted = pathname.replace(/(?<=.)\/+$/, '').split('/')
  for (const route of routeTable) {
    const pieces = route.path.split('/')
    if (pieces.length !== wanted.length) continue
    if (!pieces.every((piece, at) => (piece.startsWith(':') ? wanted[at] !== '' : piece === wanted[at]))) continue
    const filled = (call: string): string =>
      call.replace(/:(\w+)/g, (_, name: string) => wanted[pieces.indexOf(`:${name}`)] ?? '')
    return { route, firstCalls: route.firstCalls.map(filled) }
  }
  return null
}
