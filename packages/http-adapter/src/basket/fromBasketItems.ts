import type * as t from 'io-ts'
import type { ExtraToAdd, NameChangeToAdd, RoomExtraToAdd, RoomToAdd, TransportToAdd } from '@booking-dashboard/core'
import type {
  AccommodationExtrasBody,
  AccommodationsBody,
  ExtrasBody,
  NameChangeBody,
  TransportBody,
} from './basketItemsWire.js'

export const toAccommodationsBody = (rooms: readonly RoomToAdd[]): t.TypeOf<typeof AccommodationsBody> => ({
  accommodations: rooms.map(({ accommodationId, roomId, name, paxId }) => ({
    acco_id: accommodationId,
    room_id: roomId,
    name,
    pax_id: paxId,
  })),
})

export const toAccommodationExtrasBody = (
  extras: readonly RoomExtraToAdd[],
): t.TypeOf<typeof AccommodationExtrasBody> => ({
  extras: extras.map((extra) => ({
    acco_id: extra.accommodationId,
    extra_id: extra.extraId,
    pax_id: 1,
    group_id: extra.groupId,
    option_id: extra.optionId,
    name: extra.name,
    other_information: extra.otherInformation,
  })),
})

export const toExtrasBody = (extras: readonly ExtraToAdd[]): t.TypeOf<typeof ExtrasBody> => ({
  extras: extras.map(({ extraId, optionId, groupId, name, paxId }) => ({
    extra_id: extraId,
    option_id: optionId,
    group_id: groupId,
    name,
    pax_id: paxId,
  })),
})

export const toTransportBody = (items: readonly TransportToAdd[]): t.TypeOf<typeof TransportBody> => ({
  transport: items.map(({ stopId, paxId, routes, direction, date, departureLocation, arrivalLocation }) => ({
    stop_id: stopId,
    pax_id: paxId,
    routes: [...routes],
    direction,
    date,
    departureLocation,
    arrivalLocation,
  })),
})

export const toNameChangeBody = (change: NameChangeToAdd): t.TypeOf<typeof NameChangeBody> => [
  {
    ticket_id: change.ticketId,
    personal_details: {
      first_name: change.firstName,
      last_name: change.lastName,
      telephone_number: change.telephone,
      email: change.email,
    },
  },
]
