import { itemWords } from '../../src/basket/basketKinds.js'
import type { CallWords } from '../../src/basket/kinds/KindOnWire.js'

/** The text of an operation in the document. */
export interface OperationWords {
  /** One line, without a full stop. */
  readonly summary: string
  readonly description?: string
  /** True for an operation that needs no session. */
  readonly isPublic?: true
  /** The codes of behaviour/errors#1.8 that this operation can answer, beside those of every operation. */
  readonly codes?: readonly (keyof typeof codeMeanings)[]
}

export const codeMeanings = {
  13000010: 'booking not found',
  15000010: 'account not found',
  15000030: 'account locked',
  15000040: 'e-mail not verified',
  15000050: 'password incorrect',
  15000060: 'password reset required',
  15000080: 'password not changed',
  15000190: 'current password incorrect',
  16000010: 'payment error',
  16000020: 'payment record not found',
  16000030: 'record exists',
  16000040: 'no outstanding balance',
  16000050: 'invalid card number',
  16000070: 'invalid expiry date',
  16000080: 'invalid CVV2',
  16000100: 'already apportioned',
  16000110: 'already completed',
  16000120: 'card verification required',
  16000130: 'verification failed',
  16000140: 'authorisation failed',
  16000150: 'not paid',
  16000160: 'provider authentication error',
  16000170: 'provider network error',
  16000180: 'too many attempts',
  16000190: 'invalid request',
  16000250: 'plan create failed',
  16000260: 'plan update failed',
  16000270: 'plan not on package',
  16000280: 'online authorisation required',
  16000301: 'payment requested and being processed',
  16000302: 'invalid plan action',
  16000303: 'plan not found',
  16000304: 'plan not resumable',
  16000307: 'invalid amount',
  50008020: 'maximum tickets exceeded',
  500036010: 'not for resale',
} as const

const ofBooking = [13000010] as const
const ofChange = [13000010, 16000301] as const

const ofItems = Object.fromEntries(
  Object.values(itemWords)
    .flatMap((words) => Object.entries<CallWords>(words))
    .map(([name, { codes = [], ...words }]) => [name, { ...words, codes: [...ofChange, ...codes] }]),
)

export const operationWords: Readonly<Record<string, OperationWords>> = {
  getAccommodations: { summary: 'Hotels and apartments of a package', codes: ofBooking },
  getAccommodationAvailability: { summary: 'Kinds of room, with price, dates and what is left', codes: ofBooking },
  getAccommodationExtras: { summary: 'Options of the rooms of one hotel, such as breakfast', codes: ofBooking },
  createBasket: {
    summary: 'The open basket of a booking, a new one where there is none',
    codes: ofBooking,
  },
  getBasket: { summary: 'The open basket of a booking, or null', codes: ofBooking },
  resetBasket: { summary: 'Throws the open basket away', codes: ofChange },
  getBasketStatus: {
    summary: 'How the payment of a basket stands',
    description:
      'One of `paid`, `pending`, `failed`, `cancelled`. It is paid or pending while any attempt of that basket has money or is alive. Asked again and again until it has an end.',
    codes: ofBooking,
  },
  getBasketPayments: {
    summary: 'Every attempt to pay for a basket',
    description: 'Status 2 (paid) and 3 (confirmed) count as paid, 6 is failed.',
    codes: ofBooking,
  },
  ...ofItems,
  completeBasket: { summary: 'Completes a basket that costs nothing', codes: [...ofChange, 16000190] },
  getBookings: { summary: 'The customer’s bookings, upcoming and past' },
  getBooking: {
    summary: 'One booking with everything that it holds',
    description: [
      'Each answer is of one moment: the payments that count and `outstanding_balance` add up to `total_booking_price`.',
      'A payment counts where `counted` is true. Where the field is left out, it counts with its `apportionments`, or with its `amount` where it has none, as long as it is paid (2) or confirmed (3).',
      'Money that goes back is a row of `payments` of its own, with a negative amount, status 2 and the type `refund` or `chargeback`; or the row of its payment turns to status 6. A part of a payment is always a row of its own.',
      'The row of a payment stays listed, with its `reference`, `amount` and `idempotency_key`.',
      'A payment may carry `bought`, what it paid for: each item with its `name` as the customer was shown it, its `quantity`, and in `amount` the minor units of all of them, booking fees included. A reduction has a negative amount. The amounts add up to the amount of the payment.',
      '`price_display_code` of an item says what its price display code says elsewhere. A back end that does not send `bought` gets a receipt without the list.',
      'A change of the price changes the lines that the prices are made of.',
    ].join(' '),
    codes: ofBooking,
  },
  getBookingRequiredData: { summary: 'The mandatory information of a booking, by passenger', codes: ofBooking },
  getTicketCustomerDataChanges: { summary: 'Changes of names on tickets that wait', codes: ofBooking },
  getTicketAllocations: { summary: 'Which tickets of a booking are allocated' },
  getClientId: { summary: 'Which white-label client serves a host name', isPublic: true },
  getClientConfig: {
    summary: 'The brand of a client',
    description: 'Where there is none for the host name, the answer is 401.',
    isPublic: true,
  },
  getGenders: { summary: 'Genders to choose from', isPublic: true },
  getCountries: { summary: 'Countries to choose from', isPublic: true },
  getCustomer: { summary: 'Whoever is signed in, with their details and credit' },
  getRequiredData: { summary: 'The mandatory information of all bookings, by passenger' },
  updateCustomer: {
    summary: 'Changes the customer’s details',
    description: 'Each section is sent whole, or left out. Answers to required data go by their handle.',
  },
  getAdditionalCustomer: { summary: 'Somebody who travels on the customer’s bookings' },
  updateAdditionalCustomer: { summary: 'Changes the details of somebody who travels along' },
  updateDelivery: { summary: 'Changes the address of one delivery', codes: ofBooking },
  getExtras: { summary: 'Extras of a package, in groups, with their options', codes: ofBooking },
  getExtrasAvailability: { summary: 'What is left of each extra', codes: ofBooking },
  getExtraAvailability: { summary: 'What is left of one extra', codes: ofBooking },
  getTermsAndConditions: {
    summary: 'Terms and conditions of a package',
    description: 'HTTP 404 means that it has none.',
    codes: ofBooking,
  },
  getOptionSettings: { summary: 'Settings of a package', codes: ofBooking },
  pay: {
    summary: 'Pays for a basket, or what a booking owes',
    description:
      'With `basket_id` it pays for that basket, without it the balance or the overdue part of a payment plan. `amount` is what the customer was shown: another one is refused with 16000307, and nothing is charged. `card_number` is the id of a payment method, never a card’s number. Where `requires_action` is true, the client secret opens the bank’s check.',
    codes: [
      13000010, 16000010, 16000020, 16000030, 16000040, 16000050, 16000070, 16000080, 16000100, 16000110, 16000120,
      16000130, 16000140, 16000150, 16000160, 16000170, 16000180, 16000190, 16000280, 16000301, 16000307,
    ],
  },
  updatePaymentPlan: {
    summary: 'Sets up a payment plan, or changes its card or its day',
    description: 'The day goes with `create` and `change_day`, the card with `create` and `change_payment`.',
    codes: [
      13000010, 16000040, 16000050, 16000120, 16000130, 16000140, 16000150, 16000190, 16000250, 16000260, 16000270,
      16000280, 16000302, 16000303, 16000304,
    ],
  },
  getPaymentPlanProjection: {
    summary: 'The instalments that a day of the month would make',
    codes: [13000010, 16000250, 16000260, 16000270],
  },
  putUpForResale: { summary: 'Puts tickets up for resale, all of them or none', codes: [13000010, 500036010] },
  cancelResale: { summary: 'Takes one ticket back from resale', codes: [13000010, 500036010] },
  login: {
    summary: 'Signs a customer in, and sets the session cookie',
    isPublic: true,
    codes: [15000010, 15000030, 15000040, 15000050, 15000060],
  },
  checkSession: { summary: 'Whether somebody is signed in, which renews the session', isPublic: true },
  changePassword: {
    summary: 'Sets another password',
    description: 'Whoever is signed in proves the current password; whoever has a reset link proves its token.',
    isPublic: true,
    codes: [15000080, 15000190],
  },
  resetPassword: {
    summary: 'Sends an e-mail by which a password can be set anew',
    description: 'Answers the same whether or not it knows the address.',
    isPublic: true,
  },
  logout: { summary: 'Signs out, and clears the session cookie', isPublic: true },
  getTicketEvents: { summary: 'Events of a package, with their kinds of ticket', codes: ofBooking },
  getTicketAvailability: { summary: 'What is left of each kind of ticket', codes: ofBooking },
  getTransportTypes: { summary: 'Means of transport of a package', codes: ofBooking },
  getTransportRoutes: { summary: 'Routes, each by one means of transport', codes: ofBooking },
  getTransportDates: { summary: 'Days on which a route is served', codes: ofBooking },
  getTransportLocations: { summary: 'From where to where a route goes on a day', codes: ofBooking },
  getTransportStops: { summary: 'Departures, with price, times and what is left', codes: ofBooking },
  downloadConfirmation: { summary: 'The confirmation of a booking' },
  downloadByKey: { summary: 'A ticket or another document of a delivery' },
}

/** By feature. Generating the document fails for a feature without an entry. */
export const tagWords: Readonly<Record<string, string>> = {
  accommodationCatalogue: 'Rooms on offer, and their options.',
  basket: 'What a customer is about to add to a booking. Each booking has one open basket at most.',
  bookings: 'What a customer has booked.',
  client: 'The white-label client, and lists that every form needs.',
  customer: 'The customer, and those who travel along.',
  delivery: 'Where tickets are sent.',
  extrasCatalogue: 'Extras on offer.',
  package: 'Terms and settings of a package.',
  payment: 'Paying, once.',
  paymentPlan: 'Paying in instalments.',
  resale: 'Tickets that are sold on.',
  session: 'Signing in and out, and passwords.',
  ticketCatalogue: 'Tickets on offer.',
  transportCatalogue: 'Seats on offer, by coach, train, boat or aeroplane.',
  downloads: 'Documents to download, as PDF.',
}
