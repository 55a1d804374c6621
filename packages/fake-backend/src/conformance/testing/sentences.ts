/** Where the contract says something. */
export interface Sentence {
  readonly source: keyof typeof sources
  /** Its section, where the source has numbers. */
  readonly section: string
  /** Word for word. */
  readonly text: string
}

/** The texts of the contract, from this package's folder. */
export const sources = {
  'specification 1': '../core/docs/1-account-and-bookings.txt',
  'specification 2': '../core/docs/2-basket-and-payments.txt',
  decisions: '../core/docs/3-decisions.md',
  'the booking’s codecs': '../http-adapter/src/bookings/bookingsContract.ts',
  'the basic codecs': '../http-adapter/src/contract/wire.ts',
  'the adapter’s README': '../http-adapter/README.md',
} as const

const from =
  (source: keyof typeof sources) =>
  (section: string, text: string): Sentence => ({ source, section, text })
const first = from('specification 1')
const second = from('specification 2')
const decided = from('decisions')

/** The sentences that the planted breaches break. */
export const sentences = {
  minorUnits: decided('§3.1', 'An amount is an integer of minor units.'),
  strictFields: decided('§1.2', 'strict about what is used: a missing or mistyped field that a use case needs'),
  codecs: decided('§1.1', 'io-ts codecs for every request and answer of section 7 of both texts'),
  errorEntries: decided('§1.6', '`errors` entries are `{code | error_code, message, timestamp}`'),
  calendar: from('the basic codecs')('', 'A date (2027-01-19) or a date-time in ISO 8601.'),
  unauthorised: second('§6', 'A 403 sends the browser to /unauthorised and a 401 to /login.'),
  onlyTheCustomer: second('§6', 'Only the signed-in customer.'),
  protectedPages: first('§6', 'Protected pages need valid authentication.'),
  owner: from('the adapter’s README')('', 'the id of whoever is signed in'),
  cookie: decided('§1.4', 'an HttpOnly, SameSite=Lax cookie set by the back end at login'),
  basketChanges: decided('§6', 'what is put in a basket changes its total and its availability'),
  completing: decided('§6', 'completing it changes the booking'),
  paymentLowers: decided('§6', 'a payment lowers the balance'),
  listedTicket: decided('§6', 'a listed ticket is on resale in the next answer'),
  displayedCost: second('§9', 'Displayed cost is price (or allocations plus supplement) plus booking fee.'),
  priceSummary: second('§9', 'Customer Change (Name Change Fee lines)'),
  removing: second('§4', 'On the first error in any category: reload the basket, show the errors, stop.'),
  zeroValue: second('§1', 'complete a basket whose total is zero without payment'),
  anotherAmount: decided('§2.4', 'refuses another amount with 16000307 and nothing is charged'),
  once: decided('§7.10a', 'A key acts once, for the signed-in customer, whatever its age.'),
  knownKey: decided('§7.10a', "A known key is answered with its attempt's end, or 409 while it is under way"),
  refusals: decided('§7.10a', 'A refusal is either bound to its key'),
  alive: decided('§7.10b', 'while any attempt of that basket has money or is alive'),
  failedCheck: decided('§7.10c', "A bank's check that was failed or closed ends its attempt"),
  furtherAttempts: decided('§7.10c', 'every further attempt is refused, by its amount or by 16000040, 16000100 or'),
  everyList: decided('§7.10d', 'What was accepted or refused is in every list that is asked for after its answer'),
  rowKeys: decided('§7.10d', 'every attempt that ended has one'),
  expiry: decided('§7.10e', "A bank's check that is not finished expires within the window"),
  secretAgain: decided('§7.10e', 'until then the answer to a repetition holds its client secret again'),
  tooOld: decided('§7.10f', 'after it, none is taken that had not arrived'),
  scopedKeys: decided('§8.8', 'Keys are scoped to the signed-in customer.'),
  oneMoment: decided('§8.10', 'the payments that count and what is outstanding add up to the total'),
  moneyBack: decided('§8.10', 'A refund or a chargeback is a row of its own with a negative amount'),
  staysListed: decided('§8.10', 'The row of a payment stays listed.'),
  polling: second('§4', 'pending is re-polled up to 5 more times at 5000 ms intervals'),
  bought: from('the booking’s codecs')('', 'What it paid for: the amounts add up to its own.'),
  projection: second('§3', 'projection (iso_value, amount)'),
  sameBooking: decided('§4', 'name, reference, dates, status, what is owed'),
  planNotFound: second('§8', 'plan not found'),
  signOut: first('§4', 'Logout success resets all stored state'),
  confirmation: first('§2', '/api/booking/{booking_reference}/downloads/confirmation'),
  unknownLogin: first('§8', '15000010, 15000050 | account not found, password incorrect'),
  locked: first('§8', '15000030 | account locked'),
  unverified: first('§8', '15000040 | email not verified'),
  resetRequired: first('§4', 'authenticated with password reset required'),
  currentPassword: first('§8', '15000190 | current password incorrect'),
  samePassword: first('§8', '15000080 | password not changed'),
  resetLink: first('§4', "failure shows 'Unsuccessful password reset!' with the server's first error message"),
  customerUpdate: first('§4', 'on errors they are raised; otherwise mark success, wait for customer success'),
  additionalUpdate: first('§4', 'On success mark update successful, refetch that customer, store it'),
  deliveryUpdate: first('§4', 'Update delivery for one booking: update, reload the booking'),
  resaleCodes: first('§4', '0 not resalable, 1 available for resale, 2 on resale, 3 resold'),
  bookingNotFound: first('§8', '13000010 | booking not found'),
} as const satisfies Readonly<Record<string, Sentence>>
