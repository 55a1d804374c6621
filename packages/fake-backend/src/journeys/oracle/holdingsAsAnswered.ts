import { type Booking, latest } from '@booking-dashboard/core'
import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import { hours } from '../../values/calendar.js'
import type { Tab } from '../browser/Tab.js'
import type { TestContext } from '../model/TestContext.js'
import type { Lines, Read } from './Answers.js'
import { decodedBy } from './decodedBy.js'
import { difference } from './difference.js'
import { line } from './line.js'

type BookingWire = t.TypeOf<typeof bookingsEndpoints.get.answer>['booking']
type RoomWire = BookingWire['accommodations'][number]

const costOf = ({ price, allocations, supplement, booking_fee: fee }: RoomWire['prices']): number =>
  (price?.value ?? (allocations?.value ?? 0) + (supplement?.value ?? 0)) + (fee?.value ?? 0)

const nightsBetween = (checkIn: string, checkOut: string): number =>
  Math.max(0, (Date.parse(checkOut.slice(0, 10)) - Date.parse(checkIn.slice(0, 10))) / hours(24))

const namesOf = (people: readonly string[]): string => [...new Set(people)].toSorted().join(', ')

/** An accommodation without a name is called by its place. */
const nameOf = ({ name, location, acco_id }: RoomWire): string => (name.trim() === '' ? location || acco_id : name)

const passengersAnswered = (booking: BookingWire): Lines =>
  booking.pax.map(({ id, customer_id, lead_pax }) => line('passenger', id, customer_id, lead_pax))

const ticketsAnswered = ({ tickets }: BookingWire): Lines =>
  tickets.map(({ id, ticket_type_id: type, prices, event_date: date, venue, resale, package_configuration: rules }) =>
    line(
      ...['ticket', id, type, prices.total_ticket_price.value, date?.iso_value, venue ?? '', rules?.fee?.value],
      resale?.enabled ?? false,
      resale?.reason,
    ),
  )

const roomsAnswered = ({ accommodations }: BookingWire): Lines =>
  accommodations.map((room) =>
    line(
      ...['room', room.id, room.acco_id, room.room_id, room.room_name, room.location ?? '', room.pax_ids.join()],
      ...[room.address || null, room.supplier_reference || null],
    ),
  )

const extrasAnswered = ({ extras }: BookingWire): Lines =>
  extras.map((one) =>
    line(
      ...['extra', one.id, one.extra_id, one.option_id, one.group_id, one.group_name ?? '', one.acco_id],
      ...[one.other_information ?? '', one.pax_id],
    ),
  )

const transportAnswered = ({ transport }: BookingWire): Lines =>
  transport.map((one) =>
    line(
      ...['transport', one.id, one.type ?? '', /^(?:OUTBOUND|RETURN)$/.test(one.direction) ? one.direction : 'UNKNOWN'],
      ...[one.arrival_date?.iso_value, one.supplier_reference || null, one.departure_time_zone, one.arrival_time_zone],
      one.pax_id,
    ),
  )

const paymentsAnswered = ({ payments }: BookingWire): Lines =>
  payments.map(({ reference, type, status, idempotency_key, basket_id, counted, apportionments = [] }) =>
    line(
      ...['payment', reference, type, status.paid ?? false, idempotency_key, basket_id, counted],
      apportionments.map((part) => [part.reference, part.net_amount.value, part.apportionment_date.iso_value]).join(),
    ),
  )

/** An array means no plan (behaviour/payment-plan#2.5). */
const planAnswered = ({ payment_plan: plan }: BookingWire): Lines => {
  if (!plan || !('id' in plan)) return []
  const days = plan.projection.map(({ iso_value, amount }) => `${iso_value} ${amount.value}`)
  return [
    line('plan', plan.id, plan.amount.value, plan.number_of_payments, plan.status, plan.day, ...days),
    line(
      ...['its card', plan.card?.cardholder_name, plan.card?.last_four_digits, plan.overdue_amount?.value ?? 0],
      ...[plan.next_payment_date?.iso_value, plan.final_payment_date?.iso_value],
    ),
  ]
}

/** Rooms of one accommodation for the same nights are one stay, in the order of the arrivals. */
const staysAnswered = ({ accommodations, ...booking }: BookingWire): Lines => {
  const travelling = new Map(
    booking.pax
      .filter(({ cancelled }) => !cancelled)
      .map(({ id, personal_details: { first_name, last_name } }) => [id, `${first_name} ${last_name}`]),
  )
  return accommodations
    .map((room) => {
      const [from, until] = [room.check_in.iso_value, room.check_out.iso_value]
      const guests = namesOf(room.pax_ids.flatMap((id) => travelling.get(id) ?? []))
      const stay = line('stay', from, until, nightsBetween(from, until), nameOf(room))
      return line(stay, room.id, room.room_name, guests, costOf(room.prices))
    })
    .toSorted()
}

const bookingAnswered = (booking: BookingWire): Lines => [
  // A longer symbol would displace its amount.
  line('currency', (booking.currency?.symbol ?? '£').slice(0, 8), booking.currency?.exponent ?? 2),
  line('tickets to download', booking.ready_tickets ?? 0, 'plan', booking.payment_plan_available),
  line('bank details', booking.requires_bank_details ?? false, booking.payment_info.public_key),
  line('packages', (booking.packages ?? []).map((one) => `${one.id} ${one.requires_bank_details ?? false}`).join()),
  line('fees', booking.separate_booking_fee ?? false, 'allocation', booking.delivery?.[0]?.allocation_id),
  ...passengersAnswered(booking),
  ...ticketsAnswered(booking),
  ...roomsAnswered(booking),
  ...extrasAnswered(booking),
  ...transportAnswered(booking),
  ...paymentsAnswered(booking),
  ...planAnswered(booking),
  ...staysAnswered(booking),
]

const planShown = ({ paymentPlan: plan }: Booking): Lines =>
  plan === null
    ? []
    : [
        line(
          ...['plan', plan.id, plan.amount, plan.numberOfPayments, plan.status, plan.day],
          ...plan.projection.map(({ date, amount }) => `${date} ${amount}`),
        ),
        line(
          ...['its card', plan.card?.cardholderName, plan.card?.lastFourDigits, plan.overdueAmount],
          ...[plan.nextPaymentDate, plan.finalPaymentDate],
        ),
      ]

const staysShown = ({ dashboard }: Tab, ref: string): Lines =>
  dashboard
    .accommodationList(ref)
    .state$.value.booked.flatMap(({ checkIn, checkOut, nights, name, rooms }) =>
      rooms.map((room) =>
        line(line('stay', checkIn, checkOut, nights, name), room.id, room.name, namesOf(room.guests), room.cost),
      ),
    )
    .toSorted()

const bookingShown = (booking: Booking, tab: Tab): Lines => [
  line('currency', booking.currency.symbol, booking.currency.exponent),
  line('tickets to download', booking.readyTickets, 'plan', booking.paymentPlanAvailable),
  line('bank details', booking.requiresBankDetails, booking.publicKey),
  line('packages', booking.packages.map((one) => `${one.id} ${one.requiresBankDetails}`).join()),
  line('fees', booking.separateBookingFee, 'allocation', booking.deliveryAllocationId),
  ...booking.passengers.map(({ id, customerId, lead }) => line('passenger', id, customerId, lead)),
  ...booking.tickets.map(({ id, ticketTypeId, prices, eventDate, venue, nameChangeFee, resale }) =>
    line('ticket', id, ticketTypeId, prices.total, eventDate, venue, nameChangeFee, resale.enabled, resale.reason),
  ),
  ...booking.rooms.map((room) =>
    line(
      ...['room', room.id, room.accommodationId, room.roomId, room.roomName, room.location, room.passengerIds.join()],
      ...[room.address, room.reference],
    ),
  ),
  ...booking.extras.map((one) =>
    line(
      ...['extra', one.id, one.extraId, one.optionId, one.groupId, one.groupName, one.accommodationId],
      ...[one.otherInformation, one.passengerId],
    ),
  ),
  ...booking.transport.map((one) =>
    line(
      ...['transport', one.id, one.type, one.direction, one.arrivalDate, one.reference, one.departureTimeZone],
      ...[one.arrivalTimeZone, one.passengerId],
    ),
  ),
  ...booking.payments.map(({ reference, type, paid, idempotencyKey, basketId, counted, apportionments = [] }) =>
    line(
      ...['payment', reference, type, paid, idempotencyKey, basketId, counted],
      apportionments.map((part) => [part.reference, part.netAmount, part.date]).join(),
    ),
  ),
  ...planShown(booking),
  ...staysShown(tab, booking.reference),
]

const readHoldings: Read = (answer) => {
  const decoded = decodedBy(bookingsEndpoints.get.answer, answer)
  return decoded === null ? null : bookingAnswered(decoded.booking)
}

/** What a booking holds on the page and no answer contained; null if it matches an answer. */
export const wrongOnHoldings = ({ oracle }: TestContext, tab: Tab, ref: string): string | null => {
  const booking = latest(tab.dashboard.bookings.booking(ref).value)
  return booking && difference(bookingShown(booking, tab), oracle.answers.of(tab, 'booking', ref, readHoldings))
}
