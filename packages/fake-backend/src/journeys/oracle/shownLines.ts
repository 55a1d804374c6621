import { basketOf, latest, texts } from '@booking-dashboard/core'
import type {
  Address,
  BasketItems,
  EmergencyContact,
  Passenger,
  Passport,
  PersonalDetails,
} from '@booking-dashboard/core/ports'
import type { Tab } from '../browser/Tab.js'
import type { Lines, What } from './Answers.js'
import { ids, line, lineOf } from './line.js'

const shownDate = (name: string, iso: string): string =>
  line(name, iso, iso.includes('T') ? texts.formats.dateTime(iso) : texts.formats.date(iso))

const addressShown = (one: Address): string =>
  lineOf<Address>('address', {
    address1: one.address1,
    address2: one.address2,
    address3: one.address3,
    city: one.city,
    postcode: one.postcode,
    county: one.county,
    countryId: one.countryId,
  })

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
      ...booking.passengers.map(({ id, firstName, lastName, cancelled }) =>
        line('passenger', id, firstName, lastName, cancelled),
      ),
      ...booking.tickets.map((one) =>
        line(
          ...['ticket', one.id, one.eventName, one.name, one.passengerId, one.prices.price, one.prices.bookingFee],
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

const basketShown = ({ dashboard }: Tab, ref: string): Shown | null => {
  const basket = basketOf(dashboard.basket(ref).state$.value)
  if (basket === null) return null
  return {
    state: basket,
    lines: () => [
      line('basket', basket.id, 'comes to', basket.total),
      ...basket.tickets.map((one) =>
        line('ticket', one.id, one.eventName, one.name, one.passengerId, one.prices.price, one.prices.bookingFee),
      ),
      lineOf<BasketItems>('items', {
        tickets: ids(basket.tickets),
        accommodations: ids(basket.accommodations),
        extras: ids(basket.extras),
        transport: ids(basket.transport),
        nameChanges: ids(basket.nameChanges),
        charges: ids(basket.charges),
        passengers: ids(basket.passengers),
      }),
    ],
  }
}

const passengerLines = ({ id, personalDetails: details, address, passport }: Passenger): Lines => [
  line('customer', id),
  lineOf<Omit<PersonalDetails, 'emergencyContact'>>('details', {
    firstName: details.firstName,
    lastName: details.lastName,
    gender: details.gender,
    phone: details.phone,
    dateOfBirth: details.dateOfBirth,
  }),
  lineOf<EmergencyContact>('contact', {
    fullName: details.emergencyContact.fullName,
    telephone: details.emergencyContact.telephone,
  }),
  addressShown(address),
  lineOf<Passport>('passport', {
    number: passport.number,
    expiryDate: passport.expiryDate,
    nationality: passport.nationality,
    firstName: passport.firstName,
    middleNames: passport.middleNames,
    lastName: passport.lastName,
    issueCountry: passport.issueCountry,
  }),
]

const customerShown = ({ dashboard }: Tab): Shown | null => {
  const customer = latest(dashboard.customer.state$.value)
  if (customer === null) return null
  return {
    state: customer,
    lines: () => [
      ...passengerLines(customer),
      ...customer.credit.map(({ name, value, isoCode }) => line('credit', name, value, isoCode)),
    ],
  }
}

const passengerShown = ({ dashboard }: Tab, id: string): Shown | null => {
  const passenger = latest(dashboard.customer.additional(id).value)
  return passenger === null ? null : { state: passenger, lines: () => passengerLines(passenger) }
}

export interface Shown {
  /** Identifies the state, so that the same object is not compared twice. */
  readonly state: object
  readonly lines: () => Lines
}

/** What a page shows of each item; null if it does not show the item. */
export const shownLines = {
  bookings: bookingsShown,
  booking: bookingShown,
  basket: basketShown,
  customer: customerShown,
  passenger: passengerShown,
} as const satisfies Record<What, (tab: Tab, id: string) => Shown | null>
