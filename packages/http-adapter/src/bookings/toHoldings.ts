import type * as t from 'io-ts'
import {
  type HeldExtra,
  type HeldRoom,
  type HeldTransport,
  minor,
  type NamedCost,
  type BookingPassenger,
  type TicketLine,
  type TicketPrices,
} from '@booking-dashboard/core/ports'
import { nameOr } from '../contract/nameOr.js'
import { toCost } from '../contract/toMoney.js'
import type { HeldExtraWire, HeldRoomWire, HeldTransportWire, PriceLineWire } from './holdingsWire.js'
import type { PaxWire, TicketLineWire, TicketPricesWire } from './bookingsContract.js'

export const toHeldRoom = (room: t.TypeOf<typeof HeldRoomWire>): HeldRoom => ({
  id: room.id,
  accommodationId: room.acco_id,
  roomId: room.room_id,
  name: nameOr(room.name, room.location || room.acco_id),
  roomName: room.room_name,
  location: room.location ?? '',
  ...(room.address && { address: room.address }),
  ...(room.supplier_reference && { reference: room.supplier_reference }),
  checkIn: room.check_in.iso_value,
  checkOut: room.check_out.iso_value,
  passengerIds: room.pax_ids,
  cost: toCost(room.prices),
})

export const toHeldExtra = (extra: t.TypeOf<typeof HeldExtraWire>): HeldExtra => ({
  id: extra.id,
  extraId: extra.extra_id,
  name: extra.name,
  option: extra.option.value,
  optionId: extra.option_id ?? null,
  groupId: extra.group_id ?? null,
  groupName: extra.group_name ?? '',
  accommodationId: extra.acco_id ?? null,
  otherInformation: extra.other_information ?? '',
  // The specification does not describe 1: the amount is shown.
  priceDisplayCode: extra.price_display_code ?? 1,
  passengerId: extra.pax_id,
  cost: toCost(extra.prices),
})

export const toHeldTransport = (transport: t.TypeOf<typeof HeldTransportWire>): HeldTransport => ({
  id: transport.id,
  name: transport.name,
  type: transport.type ?? '',
  ...(transport.supplier_reference && { reference: transport.supplier_reference }),
  direction: directionOf(transport.direction),
  departureLocation: transport.departure_location,
  arrivalLocation: transport.arrival_location,
  departureDate: transport.departure_date.iso_value,
  arrivalDate: transport.arrival_date?.iso_value ?? null,
  isDepartureTimeSpecified: transport.is_departure_time_specified,
  departureTimeZone: transport.departure_time_zone ?? null,
  arrivalTimeZone: transport.arrival_time_zone ?? null,
  passengerId: transport.pax_id,
  cost: toCost(transport.prices),
})

const directionOf = (direction: string): HeldTransport['direction'] =>
  direction === 'OUTBOUND' || direction === 'RETURN' ? direction : 'UNKNOWN'

export const toNamedCost = ({ id, name, prices }: t.TypeOf<typeof PriceLineWire>): NamedCost => ({
  id,
  name,
  cost: toCost(prices),
})

export const toTicketPrices = (prices: t.TypeOf<typeof TicketPricesWire>): TicketPrices => ({
  price: minor(prices.price.value),
  bookingFee: minor(prices.booking_fee.value),
  total: minor(prices.total_ticket_price.value),
})

export const toTicketLine = (line: t.TypeOf<typeof TicketLineWire>): TicketLine => ({
  id: line.id,
  eventName: line.event_name,
  name: line.name,
  ticketTypeId: line.ticket_type_id,
  passengerId: line.pax_id,
  prices: toTicketPrices(line.prices),
  // A ticket without resale data cannot be resold: code 0 (behaviour/resale#1.4).
  resale: { code: line.resale?.code ?? 0, enabled: line.resale?.enabled ?? false, reason: line.resale?.reason ?? null },
  eventDate: line.event_date?.iso_value ?? null,
  venue: line.venue ?? '',
  nameChangeAllowed: line.package_configuration?.ticket_customer_data_change === 'ALLOWED',
  nameChangeFee: line.package_configuration?.fee ? minor(line.package_configuration.fee.value) : null,
})

export const toPassenger = (pax: t.TypeOf<typeof PaxWire>): BookingPassenger => ({
  id: pax.id,
  customerId: pax.customer_id ?? null,
  lead: pax.lead_pax,
  cancelled: pax.cancelled,
  firstName: pax.personal_details.first_name ?? '',
  lastName: pax.personal_details.last_name ?? '',
})
