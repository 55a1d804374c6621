import * as t from 'io-ts'
import type { BasketApi } from '@booking-dashboard/core/ports'
import { HeldRoomWire } from '../../bookings/holdingsWire.js'
import { toHeldRoom } from '../../bookings/toHoldings.js'
import { post } from '../../contract/endpoint.js'
import { Id, Integer, orNothing } from '../../contract/wire.js'
import { done, kindOnWire, removal, Total, totalOf } from './KindOnWire.js'

const BasketRoomWire = t.intersection([HeldRoomWire, Total], 'BasketRoom')

/** One entry for each room. `id` is the accommodation's (behaviour/basket#2.3, selected room). */
const AccommodationsBody = t.type(
  { accommodations: t.array(t.type({ id: Id, name: t.string, roomId: Id, pax_id: Integer })) },
  'AccommodationsBody',
)
const AddedAccommodations = orNothing(t.partial({ accommodations: t.array(BasketRoomWire) }, 'AddedAccommodations'))

const addAccommodations = post('addAccommodations', '/api/basket/:ref/accommodation', AddedAccommodations, {
  body: AccommodationsBody,
})
const removeAccommodation = removal('removeAccommodation', 'accommodation')

export const rooms = kindOnWire<'accommodations'>()({
  props: { accommodations: t.array(BasketRoomWire) },
  // The core finds the extras of each room after each load.
  read: (basket) => basket.accommodations.map((room) => ({ ...toHeldRoom(room), total: totalOf(room), extras: [] })),
  endpoints: { addAccommodations, removeAccommodation },
  remove: removeAccommodation,
  calls: (call): Pick<BasketApi, 'addRooms'> => ({
    addRooms: (ref, added, context) =>
      done(
        call(addAccommodations, {
          params: { ref },
          body: {
            accommodations: added.map(({ accommodationId, roomId, name, passengerId }) => ({
              id: accommodationId,
              name,
              roomId,
              pax_id: passengerId,
            })),
          },
          context,
        }),
      ),
  }),
})

/** What its calls do, for the OpenAPI document. */
export const roomsWords = {
  addAccommodations: { summary: 'Puts rooms into the basket' },
  removeAccommodation: { summary: 'Takes a room out of the basket' },
} as const
