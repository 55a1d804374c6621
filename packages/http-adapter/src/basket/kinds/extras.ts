import * as t from 'io-ts'
import type { BasketApi } from '@booking-dashboard/core/ports'
import { HeldExtraWire } from '../../bookings/holdingsWire.js'
import { toHeldExtra } from '../../bookings/toHoldings.js'
import { id, listOfSome, number, object, text } from '../../contract/argumentCodecs.js'
import { post } from '../../contract/endpoint.js'
import { Id, Integer, NotShown, orNothing } from '../../contract/wire.js'
import { done, kindOnWire, removal, Total, totalOf } from './KindOnWire.js'

const BasketExtraWire = t.intersection([HeldExtraWire, Total], 'BasketExtra')

const ExtrasBody = t.type(
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
const AddedExtras = orNothing(t.partial({ extras: t.array(BasketExtraWire) }, 'AddedExtras'))

/** The extras of room number n carry group n + 1, and pax_id is fixed at 1 (behaviour/basket#2.3). */
const AccommodationExtrasBody = t.type(
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

const addExtras = post('addExtras', '/api/basket/:ref/extra', AddedExtras, { body: ExtrasBody })
/** One call for each accommodation (behaviour/basket#2.4), which answers errors or nothing. */
const addAccommodationExtras = post(
  'addAccommodationExtras',
  '/api/basket/:ref/accommodation/:accoId/extra',
  NotShown,
  { body: AccommodationExtrasBody },
)
const removeExtra = removal('removeExtra', 'extra')

/** General extras, and the options of rooms. */
export const extras = kindOnWire<'extras'>()({
  props: { extras: t.array(BasketExtraWire) },
  read: (basket) => basket.extras.map((extra) => ({ ...toHeldExtra(extra), total: totalOf(extra) })),
  endpoints: { addExtras, addAccommodationExtras, removeExtra },
  remove: removeExtra,
  calls: (call): Pick<BasketApi, 'addExtras' | 'addRoomExtras'> => ({
    addExtras: (ref, added, context) =>
      done(
        call(addExtras, {
          params: { ref },
          body: {
            extras: added.map(({ extraId, optionId, groupId, name, passengerId }) => ({
              extra_id: extraId,
              option_id: optionId,
              group_id: groupId,
              name,
              pax_id: passengerId,
            })),
          },
          context,
        }),
      ),
    addRoomExtras: (ref, accoId, added, context) =>
      done(
        call(addAccommodationExtras, {
          params: { ref, accoId },
          body: {
            extras: added.map((extra) => ({
              acco_id: extra.accommodationId,
              extra_id: extra.extraId,
              pax_id: 1 as const,
              group_id: extra.groupId,
              option_id: extra.optionId,
              name: extra.name,
              other_information: extra.otherInformation,
            })),
          },
          context,
        }),
      ),
  }),
})

/** What a script passes to `addExtras`. */
export const extrasArgument = () =>
  object({ extras: listOfSome(object({ extraId: id, optionId: id, groupId: number, name: text })) })

/** What its calls do, for the OpenAPI document. */
export const extrasWords = {
  addExtras: { summary: 'Puts extras into the basket' },
  addAccommodationExtras: {
    summary: 'Puts options of rooms into the basket',
    description: 'One call for each accommodation. The options of room number n of it have group n + 1.',
  },
  removeExtra: { summary: 'Takes an extra out of the basket' },
} as const
