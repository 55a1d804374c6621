/** Moves between the product's own pages. The core never names another origin. */
export interface Navigation {
  /** `part`: the part of the page to scroll to, if not its top. */
  readonly goTo: (path: Path, part?: PagePart) => void
  /** The current path, with its query. */
  readonly current: () => string
}

/** The deliveries on the page of a booking, or what the basket has of a shop. */
export type PagePart = 'delivery' | 'in-basket'

declare const ownPath: unique symbol
/** A path of the dashboard: begins with one slash, so that no redirect leaves the site. */
export type Path = string & { readonly [ownPath]: true }

/**
 * Null unless the text is clearly a path of our own. Refuses other origins, `//host`, back slashes and control
 * characters.
 */
export const toOwnPath = (candidate: string): Path | null =>
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(candidate) ? (candidate as Path) : null

const path = (text: string): Path => text as Path
const booking = (reference: string, part = ''): Path => path(`/booking/${encodeURIComponent(reference)}${part}`)

/** The routes of behaviour/screens#1.2. */
export const paths = {
  bookings: path('/'),
  login: path('/login'),
  resetPassword: path('/resetpassword'),
  changePassword: path('/changepassword'),
  error: path('/error'),
  unauthorised: path('/unauthorised'),
  notFound: path('/404'),
  profile: path('/profile'),
  bankAccount: path('/profile/details/bank-account'),
  booking: (reference: string): Path => booking(reference),
  /** The tickets that can be shown at a gate, first on the booking's page. */
  readyTickets: (reference: string): Path => booking(reference, '#tickets-ready'),
  accommodations: (reference: string): Path => booking(reference, '/accommodation'),
  accommodation: (reference: string, id: string): Path =>
    booking(reference, `/accommodation/${encodeURIComponent(id)}`),
  extras: (reference: string): Path => booking(reference, '/extras'),
  transport: (reference: string): Path => booking(reference, '/transport'),
  ticketDetails: (reference: string): Path => booking(reference, '/ticket-details'),
  resale: (reference: string): Path => booking(reference, '/resale'),
  mandatoryInformation: (reference: string): Path => booking(reference, '/mandatory-information'),
  requiredAddress: (reference: string, customerId: string): Path =>
    booking(reference, `/required-data/${encodeURIComponent(customerId)}/address/update`),
  deliveryUpdate: (reference: string): Path => booking(reference, '/delivery/update'),
  makePayment: (reference: string): Path => booking(reference, '/make-payment'),
  /** The receipt of one payment. */
  receipt: (reference: string, paymentReference: string): Path =>
    booking(reference, `/make-payment?receipt=${encodeURIComponent(paymentReference)}`),
  payInFull: (reference: string): Path => booking(reference, '/pay-in-full'),
  /** Pays only the overdue part of the payment plan. */
  payOverdue: (reference: string): Path => booking(reference, '/pay-in-full?part=overdue'),
  paymentPlan: (reference: string): Path => booking(reference, '/payment-plan'),
  changePlanPayment: (reference: string): Path => booking(reference, '/payment-plan/change-payment'),
  changePlanDay: (reference: string): Path => booking(reference, '/payment-plan/change-day'),
  tickets: (reference: string): Path => booking(reference, '/tickets'),
  basket: (reference: string): Path => booking(reference, '/cart'),
  checkout: (reference: string): Path => booking(reference, '/checkout'),
} as const

/** Without the query and the fragment. */
export const pathnameOf = (address: string): string => address.split(/[?#]/)[0] ?? ''

const ownPages: readonly string[] = [paths.bookings, paths.profile, paths.bankAccount, paths.changePassword]

/**
 * Whether only a signed-in customer sees the page; an unknown page shows the same message to everybody
 * (behaviour/screens#1.2).
 */
export const needsSignIn = (pathname: string): boolean =>
  ownPages.includes(pathname) || pathname.startsWith('/booking/')

/** The pages that set up a payment plan, and change its card or its day. */
export const planPages = {
  create: paths.paymentPlan,
  changePayment: paths.changePlanPayment,
  changeDay: paths.changePlanDay,
} as const
