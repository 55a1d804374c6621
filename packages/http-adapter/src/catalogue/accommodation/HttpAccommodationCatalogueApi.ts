import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import type { Accommodation, AccommodationCatalogueApi, Room, RoomExtra } from '@booking-dashboard/core/ports'
import { nameOr } from '../../contract/nameOr.js'
import { toCost } from '../../contract/toMoney.js'
import type { Transport } from '../../transport/Transport.js'
import {
  accommodationCatalogueEndpoints,
  type AccommodationExtraWire,
  type AccommodationWire,
  type RoomWire,
} from './accommodationCatalogueContract.js'
import { toPurchaseRules } from '../onSaleWire.js'

export const createHttpAccommodationCatalogueApi = ({ call }: Transport): AccommodationCatalogueApi => ({
  accommodations: (ref, context) =>
    pipe(
      call(accommodationCatalogueEndpoints.accommodations, { params: { ref }, context }),
      map(({ accommodations }) => accommodations.map(toAccommodation)),
    ),
  rooms: (ref, context) =>
    pipe(
      call(accommodationCatalogueEndpoints.availability, { params: { ref }, context }),
      map(({ rooms }) => rooms.map(toRoom)),
    ),
  extras: (ref, accommodationId, context) =>
    pipe(
      call(accommodationCatalogueEndpoints.extras, { params: { ref, accommodationId }, context }),
      map(({ accommodationExtras }) => accommodationExtras.map(toRoomExtra)),
    ),
})

const toAccommodation = (accommodation: t.TypeOf<typeof AccommodationWire>): Accommodation => ({
  id: accommodation.id,
  name: nameOr(accommodation.name, accommodation.location || accommodation.id),
  description: accommodation.description ?? '',
  location: accommodation.location ?? '',
  stars: accommodation.stars ?? null,
})

const toRoom = (room: t.TypeOf<typeof RoomWire>): Room => ({
  id: room.id,
  accommodationId: room.acco_id,
  name: room.name,
  description: room.description ?? '',
  sleeps: room.sleeps ?? null,
  checkIn: room.check_in.iso_value,
  checkOut: room.check_out.iso_value,
  cost: toCost(room.prices),
  rules: toPurchaseRules(room),
  availability: { freesale: room.freesale, available: room.available },
})

const toRoomExtra = (extra: t.TypeOf<typeof AccommodationExtraWire>): RoomExtra => ({
  extraId: extra.extra_id,
  accommodationId: extra.acco_id,
  roomId: extra.room_id ?? null,
  name: extra.name,
  description: extra.description ?? '',
  rules: toPurchaseRules(extra),
  options: extra.options.map((option) => ({
    optionId: option.option_id,
    value: option.value,
    cost: toCost(option.prices),
    priceDisplayCode: option.price_display_code ?? 1,
    availability: { freesale: option.freesale, available: option.available },
  })),
})
