import { basketOf, latest, texts } from '@booking-dashboard/core'
import { basketEndpoints, bookingsEndpoints, customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Tab } from '../browser/Tab.js'
import type { Invariant } from '../invariants/Invariant.js'
import { bookingRefs, type TestContext } from '../model/TestContext.js'
import type { Lines, Read, What } from './Answers.js'
import { writtenDate } from './writtenDates.js'

type BookingWire = t.TypeOf<typeof bookingsEndpoints.get.answer>['booking']
type SummaryWire = t.TypeOf<typeof bookingsEndpoints.list.answer>['past'][number]
type BasketWire = NonNullable<t.TypeOf<typeof basketEndpoints.get.answer>['basket']>
type CustomerWire = t.TypeOf<typeof customerEndpoints.getCustomer.answer>['customer']
type TravellerWire = t.TypeOf<typeof customerEndpoints.getAdditional.answer>['customer']

const line = (...parts: readonly unknown[]): string => parts.map((part) => String(part ?? '–')).join(' · ')

/** What the back end gives a name, by its code (specification 1, §4, and 2, §4). */
const deliveryStatuses = ['orderPlaced', 'beingPrepared', 'readyToDownload', 'onItsWay']

const dateLine = (name: string, iso: string): string => line(name, iso, writtenDate(iso))
const shownDate = (name: string, iso: string): string =>
  line(name, iso, iso.includes('T') ? texts.formats.dateTime(iso) : texts.formats.date(iso))

/** Upcoming by departure ascending, past by departure descending (specification 1, §1). */
const inOrder = ({ upcoming, past }: t.TypeOf<typeof bookingsEndpoints.list.answer>): readonly SummaryWire[] => {
  const departure = (one: SummaryWire): string => one.departure_date.iso_value
  const later = (a: SummaryWire, b: SummaryWire): number =>
    departure(a) === departure(b) ? 0 : departure(a) < departure(b) ? -1 : 1
  return [...upcoming.toSorted(later), ...past.toSorted((a, b) => later(b, a))]
}

const summaryAnswered = (one: SummaryWire): Lines => [
  line(one.reference, one.name, `owes ${one.prices.outstanding_balance.value}`),
  dateLine('departs', one.departure_date.iso_value),
  dateLine('returns', one.return_date.iso_value),
  line('due', one.payment_due_date?.iso_value, 'open questions', one.open_questions ?? 0),
]

const addressAnswered = (address: TravellerWire['address']): string =>
  line(
    ...[address?.address_1, address?.address_2, address?.address_3, address?.city, address?.postcode].map(
      (one) => one ?? '',
    ),
    address?.county ?? '',
    address?.country?.id ?? '',
  )

interface ShownAddress {
  readonly address1: string
  readonly address2: string
  readonly address3: string
  readonly city: string
  readonly postcode: string
  readonly county: string
  readonly countryId: string
}

const addressShown = (one: ShownAddress): string =>
  line(one.address1, one.address2, one.address3, one.city, one.postcode, one.county, one.countryId)

const bookingAnswered = (booking: BookingWire): Lines => [
  line(booking.reference, booking.name),
  dateLine('departs', booking.departure_date.iso_value),
  dateLine('returns', booking.return_date.iso_value),
  line('costs', booking.prices.total_booking_price.value, 'paid', booking.prices.paid.value),
  line('owes', booking.prices.outstanding_balance.value, 'discounts', booking.prices.discounts.value),
  ...booking.pax.map(({ id, personal_details: { first_name, last_name }, cancelled }) =>
    line('passenger', id, first_name, last_name, cancelled),
  ),
  ...booking.tickets.map(({ id, event_name, name, pax_id, prices, resale, package_configuration }) =>
    line(
      ...['ticket', id, event_name, name, pax_id, prices.price.value, prices.booking_fee.value, resale?.code ?? 0],
      package_configuration?.ticket_customer_data_change === 'ALLOWED',
    ),
  ),
  ...booking.tickets.flatMap(({ event_date }) => (event_date ? [dateLine('event', event_date.iso_value)] : [])),
  ...booking.payments.map(({ reference, amount, status, payment_date, card }) =>
    line('payment', reference, amount.value, status.value, payment_date.iso_value, card?.four_digits),
  ),
  ...(booking.delivery ?? []).map(({ id, status, type, address, tracking_id, downloads = [] }) =>
    line(
      ...['delivery', id, deliveryStatuses[status] ?? 'unknown', type, tracking_id, downloads.length],
      address ? addressAnswered(address) : null,
    ),
  ),
]

const bookingShown = (tab: Tab, ref: string): Shown | null => {
  const state = tab.dashboard.bookings.booking(ref).value
  const booking = latest(state)
  if (booking === null) return null
  const { prices } = booking
  return {
    state: booking,
    lines: () => [
      line(booking.reference, booking.name),
      shownDate('departs', booking.departureDate),
      shownDate('returns', booking.returnDate),
      line('costs', prices.totalBookingPrice, 'paid', prices.paid),
      line('owes', prices.outstandingBalance, 'discounts', prices.discounts),
      ...booking.pax.map(({ id, firstName, lastName, cancelled }) =>
        line('passenger', id, firstName, lastName, cancelled),
      ),
      ...booking.tickets.map((one) =>
        line(
          ...['ticket', one.id, one.eventName, one.name, one.paxId, one.prices.price, one.prices.bookingFee],
          one.resale.code,
          one.nameChangeAllowed,
        ),
      ),
      ...booking.tickets.flatMap(({ eventDate }) => (eventDate === null ? [] : [shownDate('event', eventDate)])),
      ...booking.payments.map(({ reference, amount, status, paymentDate, fourDigits }) =>
        line('payment', reference, amount, status, paymentDate, fourDigits),
      ),
      ...booking.deliveries.map(({ id, status, type, address, trackingId, downloads }) =>
        line(
          ...['delivery', id, status, type, trackingId, downloads.length],
          address === null ? null : addressShown(address),
        ),
      ),
    ],
  }
}

const bookingsShown = ({ dashboard }: Tab): Shown | null => {
  const list = latest(dashboard.bookings.list$.value)
  if (list === null) return null
  const rows = [...list.upcoming, ...list.past]
  return {
    state: list,
    lines: () =>
      rows.flatMap((one) => [
        line(one.reference, one.name, `owes ${one.outstandingBalance}`),
        shownDate('departs', one.departureDate),
        shownDate('returns', one.returnDate),
        line('due', one.paymentDueDate, 'open questions', one.openQuestions),
      ]),
  }
}

const ids = (all: readonly { readonly id: string | number }[]): string => all.map(({ id }) => id).join(', ')

const basketAnswered = ({ id, prices, ...items }: BasketWire): Lines => [
  line('basket', id, 'comes to', prices.total.value),
  ...items.tickets.map((one) =>
    line('ticket', one.id, one.event_name, one.name, one.pax_id, one.prices.price.value, one.prices.booking_fee.value),
  ),
  line('rooms', ids(items.accommodations), 'extras', ids(items.extras), 'transport', ids(items.transport)),
  line('charges', ids(items.charges.CHANGE_TICKET_CUSTOMER_DATA), 'passengers', ids(items.pax)),
]

const basketShown = ({ dashboard }: Tab, ref: string): Shown | null => {
  const basket = basketOf(dashboard.basket(ref).state$.value)
  if (basket === null) return null
  return {
    state: basket,
    lines: () => [
      line('basket', basket.id, 'comes to', basket.total),
      ...basket.tickets.map((one) =>
        line('ticket', one.id, one.eventName, one.name, one.paxId, one.prices.price, one.prices.bookingFee),
      ),
      line('rooms', ids(basket.accommodations), 'extras', ids(basket.extras), 'transport', ids(basket.transport)),
      line('charges', ids(basket.charges), 'passengers', ids(basket.pax)),
    ],
  }
}

const travellerAnswered = ({ id, personal_details: details, address, passport }: TravellerWire): Lines => [
  line('customer', id, details.first_name, details.last_name, details.gender ?? '', details.phone ?? ''),
  line('born', details.date_of_birth),
  line('contact', details.emergency_contact?.full_name ?? '', details.emergency_contact?.telephone ?? ''),
  addressAnswered(address),
  line(
    'passport',
    passport?.number ?? '',
    passport?.expiry_date,
    passport?.first_name ?? '',
    passport?.last_name ?? '',
  ),
]

const customerAnswered = ({ client_credit_balances_list: credit = [], ...customer }: CustomerWire): Lines => [
  ...travellerAnswered(customer),
  ...credit.map(({ name, credit_value, currency_iso_code }) => line('credit', name, credit_value, currency_iso_code)),
]

interface ShownTraveller {
  readonly id: string
  readonly personalDetails: {
    readonly firstName: string
    readonly lastName: string
    readonly gender: string
    readonly phone: string
    readonly dateOfBirth: string | null
    readonly emergencyContact: { readonly fullName: string; readonly telephone: string }
  }
  readonly address: ShownAddress
  readonly passport: {
    readonly number: string
    readonly expiryDate: string | null
    readonly firstName: string
    readonly lastName: string
  }
}

const travellerLines = ({ id, personalDetails: details, address, passport }: ShownTraveller): Lines => [
  line('customer', id, details.firstName, details.lastName, details.gender, details.phone),
  line('born', details.dateOfBirth),
  line('contact', details.emergencyContact.fullName, details.emergencyContact.telephone),
  addressShown(address),
  line('passport', passport.number, passport.expiryDate, passport.firstName, passport.lastName),
]

const customerShown = ({ dashboard }: Tab): Shown | null => {
  const customer = latest(dashboard.customer.state$.value)
  if (customer === null) return null
  return {
    state: customer,
    lines: () => [
      ...travellerLines(customer),
      ...customer.credit.map(({ name, value, isoCode }) => line('credit', name, value, isoCode)),
    ],
  }
}

const travellerShown = ({ dashboard }: Tab, id: string): Shown | null => {
  const traveller = latest(dashboard.customer.additional(id).value)
  return traveller === null ? null : { state: traveller, lines: () => travellerLines(traveller) }
}

interface Shown {
  /** The same object is not compared twice. */
  readonly state: object
  readonly lines: () => Lines
}

/** One kind of thing that pages show. */
interface Kind {
  readonly what: What
  /** Of which there may be one each on a page. */
  readonly ids: (context: TestContext, tab: Tab) => readonly string[]
  readonly shown: (tab: Tab, id: string) => Shown | null
  readonly answered: Read
}

const once = (): readonly string[] => ['']
const ofEachBooking = (context: TestContext): readonly string[] => [
  ...bookingRefs,
  context.yenBooking,
  context.lateBooking,
  context.overdueBooking,
]

const read =
  <A>(codec: t.Type<A, unknown, unknown>, lines: (value: A) => Lines | null): Read =>
  (answer) => {
    const decoded = codec.decode(answer)
    return isRight(decoded) ? lines(decoded.right) : null
  }

const kinds: readonly Kind[] = [
  {
    what: 'bookings',
    ids: once,
    shown: bookingsShown,
    answered: read(bookingsEndpoints.list.answer, (list) => inOrder(list).flatMap(summaryAnswered)),
  },
  {
    what: 'booking',
    ids: ofEachBooking,
    shown: bookingShown,
    answered: read(bookingsEndpoints.get.answer, ({ booking }) => bookingAnswered(booking)),
  },
  {
    what: 'basket',
    ids: () => bookingRefs,
    shown: basketShown,
    answered: read(basketEndpoints.get.answer, ({ basket }) => (basket === null ? null : basketAnswered(basket))),
  },
  {
    what: 'customer',
    ids: once,
    shown: customerShown,
    answered: read(customerEndpoints.getCustomer.answer, ({ customer }) => customerAnswered(customer)),
  },
  {
    what: 'traveller',
    ids: (_context, { dashboard }) =>
      (latest(dashboard.customer.state$.value)?.additionalCustomers ?? []).map(({ customerId }) => customerId),
    shown: travellerShown,
    answered: read(customerEndpoints.getAdditional.answer, ({ customer }) => travellerAnswered(customer)),
  },
]

/** Where a page shows another thing than it was ever answered, in a sentence; null where it was answered so. */
const difference = (shown: Lines, answers: Iterable<Lines>): string | null => {
  let newest: Lines | null = null
  for (const answered of answers) {
    newest ??= answered
    if (answered.join('\n') === shown.join('\n')) return null
  }
  if (newest === null) return null
  const differs = shown.findIndex((one, at) => one !== newest[at])
  const at = differs === -1 ? shown.length : differs
  return `“${newest[at] ?? 'nothing more'}” was answered, “${shown[at] ?? 'nothing'}” is shown`
}

const isOut = ({ dashboard }: Tab): boolean => dashboard.session.state$.value.kind === 'signedOut'

const compared = new WeakSet<object>()

/**
 * Every open model of every page shows what the back end answered, in the order and the words of the specification. Once
 * signed out a page shows none of it.
 */
export const shownAsAnswered: Invariant = (context) => {
  const { oracle } = context
  return context.tabs().flatMap((tab) =>
    kinds.flatMap(({ what, ids: idsOf, shown, answered }) =>
      idsOf(context, tab).flatMap((id) => {
        const now = shown(tab, id)
        if (isOut(tab)) {
          oracle.comparisons += 1
          return now === null ? [] : [`Signed out, and ${[what, id].join(' ').trim()} is still shown`]
        }
        if (now === null) return []
        oracle.comparisons += 1
        if (compared.has(now.state)) return []
        const wrong = difference(now.lines(), oracle.answers.of(tab, what, id, answered))
        if (wrong === null) compared.add(now.state)
        return wrong === null ? [] : [`Of ${[what, id].join(' ').trim()} ${wrong}`]
      }),
    ),
  )
}
