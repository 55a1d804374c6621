import { basketEndpoints, transportCatalogueEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { Visitor } from './createVisitor.js'
import { ref } from './shopping.js'

export const addRooms = (visitor: Visitor, rooms: readonly string[], accoId = '3101', passengerId = 1, booking = ref) =>
  visitor.call(basketEndpoints.addAccommodations, {
    params: { ref: booking },
    body: { accommodations: rooms.map((id) => ({ id: accoId, name: 'A room', roomId: id, pax_id: passengerId })) },
  })

/** Options as `extra/option/group`. */
export const addRoomExtras = (visitor: Visitor, options: readonly string[], accoId = '3101', path = accoId) =>
  visitor.call(basketEndpoints.addAccommodationExtras, {
    params: { ref, accoId: path },
    body: {
      extras: options.map((option) => {
        const [extra_id = '', option_id = '', group = ''] = option.split('/')
        return { acco_id: accoId, extra_id, option_id, pax_id: 1 as const, group_id: Number(group), name: 'An option' }
      }),
    },
  })

/** Options as `extra/option` or `extra/option/group`. */
export const addExtras = (visitor: Visitor, options: readonly string[], passengerId = 1) =>
  visitor.call(basketEndpoints.addExtras, {
    params: { ref },
    body: {
      extras: options.map((option) => {
        const [extra_id = '', option_id = '', group] = option.split('/')
        return {
          extra_id,
          option_id,
          pax_id: passengerId,
          name: 'An extra',
          ...(group === undefined ? {} : { group_id: Number(group) }),
        }
      }),
    },
  })

/** Adds transport as the dashboard does, by the catalogue. `changed` overrides fields to make the request invalid. */
export const addSeats = async (
  visitor: Visitor,
  stopIds: readonly string[],
  {
    passengerId = 1,
    booking = ref,
    ...changed
  }: {
    passengerId?: number
    booking?: string
    date?: string
    direction?: string
    routes?: string[]
    departureLocation?: string
    arrivalLocation?: string
  } = {},
) => {
  const stops = (await visitor.call(transportCatalogueEndpoints.stops, { params: { id: booking } })).answer?.stops ?? []
  const transport = stopIds.map((id) => {
    const stop = stops.find((one) => one.id === id)
    return {
      stop_id: id,
      pax_id: passengerId,
      routes: [stop?.route_id ?? '5101'],
      direction: stop?.direction ?? 'OUTBOUND',
      date: stop?.departure_date.iso_value.slice(0, 10) ?? '',
      departureLocation: stop?.departure_location ?? '',
      arrivalLocation: stop?.arrival_location ?? '',
      ...changed,
    }
  })
  return visitor.call(basketEndpoints.addTransport, { params: { ref: booking }, body: { transport } })
}

export const rosa = { first_name: 'Rosa', last_name: 'Lind', telephone_number: '', email: 'rosa@example.com' }

export const changeName = (visitor: Visitor, ticketId: string, details: Partial<typeof rosa> = {}, booking = ref) =>
  visitor.call(basketEndpoints.addNameChange, {
    params: { ref: booking },
    body: [{ ticket_id: ticketId, personal_details: { ...rosa, ...details } }],
  })
