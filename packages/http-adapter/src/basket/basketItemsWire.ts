import * as t from 'io-ts'
import { HeldExtraWire, HeldRoomWire, HeldTransportWire, PriceLineWire } from '../bookings/holdingsWire.js'
import { Amount, Id, Integer, nullable } from '../contract/wire.js'

const total = t.type({ prices: t.type({ total: Amount }) })

/** What a basket holds: as the booking will hold it, with what it costs in all. */
export const BasketRoomWire = t.intersection([HeldRoomWire, total], 'BasketRoom')
export const BasketExtraWire = t.intersection([HeldExtraWire, total], 'BasketExtra')
export const BasketTransportWire = t.intersection([HeldTransportWire, total], 'BasketTransport')

const NewHolder = t.intersection([
  t.type({ first_name: t.string, last_name: t.string }),
  t.partial({ telephone_number: nullable(t.string), email: nullable(t.string) }),
])

/** A change of name that waits for the basket to be completed; its charge is what is paid and what removes it. */
export const BasketNameChangeWire = t.type(
  { id: Id, ticket_id: Id, name: t.string, personal_details: NewHolder, charge_id: Id },
  'BasketNameChange',
)

export const ChargeWire = t.intersection([PriceLineWire, total, t.partial({ ticket_id: nullable(Id) })], 'Charge')

/** One entry for each room. */
export const AccommodationsBody = t.type(
  { accommodations: t.array(t.type({ acco_id: Id, room_id: Id, name: t.string, pax_id: Integer })) },
  'AccommodationsBody',
)

/** The extras of room number n carry group n + 1, and pax_id is fixed at 1 (specification 2, §3). */
export const AccommodationExtrasBody = t.type(
  {
    extras: t.array(
      t.intersection([
        t.type({ acco_id: Id, extra_id: Id, pax_id: t.literal(1), group_id: Integer, option_id: Id, name: t.string }),
        t.partial({ other_information: t.string }),
      ]),
    ),
  },
  'AccommodationExtrasBody',
)

export const ExtrasBody = t.type(
  {
    extras: t.array(
      t.intersection([
        t.type({ extra_id: Id, option_id: Id, pax_id: Integer, name: t.string }),
        t.partial({ group_id: Integer }),
      ]),
    ),
  },
  'ExtrasBody',
)

export const TransportBody = t.type(
  {
    transport: t.array(
      t.type({
        stop_id: Id,
        pax_id: Integer,
        routes: t.array(Id),
        direction: t.string,
        date: t.string,
        departureLocation: t.string,
        arrivalLocation: t.string,
      }),
    ),
  },
  'TransportBody',
)

/** An array of one change (specification 2, §7). */
export const NameChangeBody = t.array(
  t.type({
    ticket_id: Id,
    personal_details: t.type({
      first_name: t.string,
      last_name: t.string,
      telephone_number: t.string,
      email: t.string,
    }),
  }),
  'NameChangeBody',
)
