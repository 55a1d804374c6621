/** A sentence of the contract and its place. */
export interface Sentence {
  readonly source: keyof typeof sources
  /** Its anchor; empty if the source has none. */
  readonly section: string
  /** Literal text. */
  readonly text: string
}

/** The contract's pages, relative to this package's folder. */
export const sources = {
  'behaviour/basket': '../core/docs/behaviour/basket.md',
  'behaviour/contract': '../core/docs/behaviour/contract.md',
  'behaviour/customer': '../core/docs/behaviour/customer.md',
  'behaviour/delivery': '../core/docs/behaviour/delivery.md',
  'behaviour/errors': '../core/docs/behaviour/errors.md',
  'behaviour/index': '../core/docs/behaviour/index.md',
  'behaviour/money': '../core/docs/behaviour/money.md',
  'behaviour/payment-plan': '../core/docs/behaviour/payment-plan.md',
  'behaviour/payments': '../core/docs/behaviour/payments.md',
  'behaviour/promises': '../core/docs/behaviour/promises.md',
  'behaviour/resale': '../core/docs/behaviour/resale.md',
  'behaviour/screens': '../core/docs/behaviour/screens.md',
  'behaviour/session': '../core/docs/behaviour/session.md',
  'docs/demo-world': 'docs/demo-world.md',
  'the booking’s codecs': '../http-adapter/src/bookings/bookingsContract.ts',
  'the basic codecs': '../http-adapter/src/contract/wire.ts',
} as const

const from =
  (source: keyof typeof sources) =>
  (section: string, text: string): Sentence => ({ source, section, text })

/** The sentences that the planted breaches break. */
export const sentences = {
  minorUnits: from('behaviour/money')('d3.1', 'An amount is an integer of minor units.'),
  strictFields: from('behaviour/contract')(
    'd1.2',
    'A field that a use case needs and that is missing or mistyped is a `decode` failure.',
  ),
  codecs: from('behaviour/contract')('d1.1', 'io-ts codecs for every request and answer'),
  errorEntries: from('behaviour/contract')(
    'd1.6',
    'Entries of `errors` are `{code | error_code, message, timestamp}`.',
  ),
  calendar: from('the basic codecs')('', 'A date (2027-01-19) or a date-time in ISO 8601.'),
  unauthorised: from('behaviour/errors')('1.8', '403 leads to `/unauthorised` and 401 to `/login`.'),
  onlyTheCustomer: from('behaviour/index')('2.6', 'Protected pages need a valid sign-in.'),
  protectedPages: from('behaviour/index')('1.6', 'Protected pages need a valid sign-in.'),
  owner: from('behaviour/session')('', 'An answer may name its customer (`X-Customer-Id`).'),
  cookie: from('behaviour/contract')('d1.4', 'An HttpOnly, SameSite=Lax cookie, set by the back end at sign-in.'),
  privateAnswers: from('behaviour/contract')('revalidation', 'It then has `Cache-Control: private, no-cache`'),
  sameAnswer: from('behaviour/contract')('revalidation', 'The same answer is 304 without a body.'),
  tagOfCustomer: from('behaviour/contract')('revalidation', 'Another customer gets another tag.'),
  basketChanges: from('docs/demo-world')('d6', 'What is put in a basket changes its total and its availability.'),
  completing: from('docs/demo-world')('d6', 'Completing it changes the booking.'),
  paymentLowers: from('docs/demo-world')('d6', 'A payment lowers the balance.'),
  listedTicket: from('docs/demo-world')('d6', 'A listed ticket is on resale in the next answer.'),
  displayedCost: from('behaviour/money')(
    '2.9-prices',
    'The displayed cost is the price (or the allocations plus the supplement) plus the booking fee.',
  ),
  priceSummary: from('behaviour/money')('2.9-summary', 'Customer Change has lines "Name Change Fee"'),
  removing: from('behaviour/basket')(
    '2.4-removing',
    'On the first error of any kind, the basket is loaded, the errors are shown, and the flow stops.',
  ),
  zeroValue: from('behaviour/basket')('2.4-zero', 'It is completed without payment'),
  anotherAmount: from('behaviour/payments')(
    'd2.4',
    'The back end refuses another amount with 16000307, and nothing is charged.',
  ),
  once: from('behaviour/promises')('d7.10a', 'for the signed-in customer, whatever its age'),
  knownKey: from('behaviour/promises')(
    'd7.10a',
    "A known key is answered with its attempt's end, or with 409 while it is under way",
  ),
  refusals: from('behaviour/promises')('d7.10a', 'A refusal is either bound to its key'),
  alive: from('behaviour/promises')('d7.10b', 'while any attempt of that basket has money or is alive'),
  failedCheck: from('behaviour/promises')('d7.10c', 'A challenge that failed or was closed ends its attempt'),
  furtherAttempts: from('behaviour/promises')('d7.10c', 'A purchase that has been paid refuses every further attempt'),
  everyList: from('behaviour/promises')('d7.10d', 'that is asked for after its answer'),
  rowKeys: from('behaviour/promises')('d7.10d', 'Every attempt that ended has a row.'),
  expiry: from('behaviour/promises')('d7.10e', 'A challenge that is not finished expires'),
  secretAgain: from('behaviour/promises')('d7.10e', 'the answer to a repetition holds its client secret again'),
  tooOld: from('behaviour/promises')('d7.10f', 'After it, no request is taken that had not arrived.'),
  scopedKeys: from('behaviour/payments')('d8.8', 'Keys are scoped to the signed-in customer.'),
  oneMoment: from('behaviour/money')('d8.10', 'the payments that count and what is outstanding add up to the total'),
  moneyBack: from('behaviour/money')('d8.10', 'A refund or a chargeback is a row of its own with a negative amount'),
  staysListed: from('behaviour/money')('d8.10', 'The row of a payment stays listed.'),
  polling: from('behaviour/payments')('2.4', '`pending` is polled again'),
  bought: from('the booking’s codecs')('', 'The items that it paid for. Their amounts add up to its own.'),
  projection: from('behaviour/payment-plan')('2.3', '`projection` (iso_value, amount)'),
  sameBooking: from('behaviour/screens')('d4', 'name, reference, dates, status, amount due'),
  planNotFound: from('behaviour/errors')('2.8-codes', 'plan not found'),
  signOut: from('behaviour/session')('1.4-sign-out', 'On success all stored state is cleared'),
  confirmation: from('behaviour/contract')('1.7', '/api/booking/{booking_reference}/downloads/confirmation'),
  unknownLogin: from('behaviour/errors')('1.8-codes', '15000010 | account not found'),
  locked: from('behaviour/errors')('1.8-codes', '15000030 | account locked'),
  unverified: from('behaviour/errors')('1.8-codes', '15000040 | email not verified'),
  resetRequired: from('behaviour/session')('1.4', 'authenticated with a required password reset'),
  currentPassword: from('behaviour/errors')('1.8-codes', '15000190 | current password incorrect'),
  samePassword: from('behaviour/errors')('1.8-codes', '15000080 | password not changed'),
  resetLink: from('behaviour/session')('1.4-reset', "A failure shows the back end's first error message"),
  customerUpdate: from('behaviour/customer')(
    '1.4-update',
    'errors are raised. Otherwise the update is a success, the customer is loaded',
  ),
  additionalUpdate: from('behaviour/customer')('1.4-update', 'Otherwise this customer and the booking are loaded'),
  deliveryUpdate: from('behaviour/delivery')('1.4', 'The address is sent, the booking is loaded'),
  resaleCodes: from('behaviour/resale')('1.4', 'available for resale'),
  bookingNotFound: from('behaviour/errors')('1.8-codes', '13000010 | booking not found'),
} as const satisfies Readonly<Record<string, Sentence>>
