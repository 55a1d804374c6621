import { basketEndpoints, bookingsEndpoints, customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { Lines, Read, What } from './Answers.js'
import { decodedBy } from './decodedBy.js'
import { ids, line, lineOf } from './line.js'
import { writtenDate } from './writtenDates.js'

type BookingWire = t.TypeOf<typeof bookingsEndpoints.get.answer>['booking']
type SummaryWire = t.TypeOf<typeof bookingsEndpoints.list.answer>['past'][number]
type BasketWire = NonNullable<t.TypeOf<typeof basketEndpoints.get.answer>['basket']>
type DownloadWire = NonNullable<NonNullable<BookingWire['delivery']>[number]['downloads']>[number]
type CustomerWire = t.TypeOf<typeof customerEndpoints.getCustomer.answer>['customer']
type PassengerWire = t.TypeOf<typeof customerEndpoints.getAdditional.answer>['customer']
type DetailsWire = PassengerWire['personal_details']
/** The fields that hold the items of a basket. */
type ItemsWire = Omit<BasketWire, 'id' | 'status' | 'prices' | 'mandatory_status' | 'currency' | 'payments'>

/** The name of each delivery status, by the back end's code (behaviour/bookings#1.4, and 2, §4). */
const deliveryStatuses = ['orderPlaced', 'beingPrepared', 'readyToDownload', 'onItsWay']

/** eticket, physical or other (behaviour/delivery#1.4). */
const deliveryType = (type: string): string => (['eticket', 'physical'].includes(type) ? type : 'other')

/** A download is external, or found by its key (behaviour/screens#1.2). */
const isReachable = ({ external, url, key }: DownloadWire): boolean => Boolean((external && url) || key)

/** What has no name is called by its reference. */
const nameOf = ({ name, reference }: Pick<SummaryWire, 'name' | 'reference'>): string =>
  name.trim() === '' ? reference : name

const dateLine = (name: string, iso: string): string => line(name, iso, writtenDate(iso))

/** Upcoming by departure ascending, past by departure descending (behaviour/bookings#1.1). */
const inOrder = ({ upcoming, past }: t.TypeOf<typeof bookingsEndpoints.list.answer>): readonly SummaryWire[] => {
  const departure = (one: SummaryWire): string => one.departure_date.iso_value
  const later = (a: SummaryWire, b: SummaryWire): number =>
    departure(a) === departure(b) ? 0 : departure(a) < departure(b) ? -1 : 1
  return [...upcoming.toSorted(later), ...past.toSorted((a, b) => later(b, a))]
}

const summaryAnswered = (one: SummaryWire): Lines => [
  line(one.reference, nameOf(one), `owes ${one.prices.outstanding_balance.value}`),
  dateLine('departs', one.departure_date.iso_value),
  dateLine('returns', one.return_date.iso_value),
  line('due', one.payment_due_date?.iso_value, 'open questions', one.open_questions ?? 0),
]

const addressAnswered = (address: PassengerWire['address']): string =>
  lineOf<Omit<NonNullable<PassengerWire['address']>, 'id'>>('address', {
    address_1: address?.address_1 ?? '',
    address_2: address?.address_2 ?? '',
    address_3: address?.address_3 ?? '',
    city: address?.city ?? '',
    postcode: address?.postcode ?? '',
    county: address?.county ?? '',
    country: address?.country?.id ?? '',
  })

const bookingAnswered = (booking: BookingWire): Lines => [
  line(booking.reference, nameOf(booking)),
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
      ...['delivery', id, deliveryStatuses[status] ?? 'unknown', deliveryType(type), tracking_id],
      downloads.filter(isReachable).length,
      address ? addressAnswered(address) : null,
    ),
  ),
]

const basketAnswered = ({ id, prices, ...items }: BasketWire): Lines => [
  line('basket', id, 'comes to', prices.total.value),
  ...items.tickets.map((one) =>
    line('ticket', one.id, one.event_name, one.name, one.pax_id, one.prices.price.value, one.prices.booking_fee.value),
  ),
  lineOf<ItemsWire>('items', {
    tickets: ids(items.tickets),
    accommodations: ids(items.accommodations),
    extras: ids(items.extras),
    transport: ids(items.transport),
    nameChange: ids(items.nameChange),
    charges: ids(items.charges.CHANGE_TICKET_CUSTOMER_DATA),
    pax: ids(items.pax),
  }),
]

const passengerAnswered = ({ id, personal_details: details, address, passport }: PassengerWire): Lines => [
  line('customer', id),
  lineOf<Omit<DetailsWire, 'emergency_contact'>>('details', {
    first_name: details.first_name,
    last_name: details.last_name,
    gender: details.gender ?? '',
    phone: details.phone ?? '',
    date_of_birth: details.date_of_birth,
  }),
  lineOf<NonNullable<DetailsWire['emergency_contact']>>('contact', {
    full_name: details.emergency_contact?.full_name ?? '',
    telephone: details.emergency_contact?.telephone ?? '',
  }),
  addressAnswered(address),
  lineOf<NonNullable<PassengerWire['passport']>>('passport', {
    number: passport?.number ?? '',
    expiry_date: passport?.expiry_date,
    nationality: passport?.nationality ?? '',
    first_name: passport?.first_name ?? '',
    middle_names: passport?.middle_names ?? '',
    last_name: passport?.last_name ?? '',
    issue_country: passport?.issue_country ?? '',
  }),
]

const customerAnswered = ({ client_credit_balances_list: credit = [], ...customer }: CustomerWire): Lines => [
  ...passengerAnswered(customer),
  ...credit.map(({ name, credit_value, currency_iso_code }) => line('credit', name, credit_value, currency_iso_code)),
]

const read =
  <A>(codec: t.Type<A, unknown, unknown>, lines: (value: A) => Lines | null): Read =>
  (answer) => {
    const decoded = decodedBy(codec, answer)
    return decoded === null ? null : lines(decoded)
  }

const bookings = read(bookingsEndpoints.list.answer, (list) => inOrder(list).flatMap(summaryAnswered))
const booking = read(bookingsEndpoints.get.answer, (answer) => bookingAnswered(answer.booking))
const basket = read(basketEndpoints.get.answer, (answer) =>
  answer.basket === null ? null : basketAnswered(answer.basket),
)
const customer = read(customerEndpoints.getCustomer.answer, (answer) => customerAnswered(answer.customer))
const passenger = read(customerEndpoints.getAdditional.answer, (answer) => passengerAnswered(answer.customer))

/** Reads the lines of each shown item from an answer, by the specification. */
export const answeredLines = { bookings, booking, basket, customer, passenger } as const satisfies Record<What, Read>
