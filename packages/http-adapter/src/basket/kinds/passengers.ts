import * as t from 'io-ts'
import type { BasketApi } from '@booking-dashboard/core'
import { PaxWire } from '../../bookings/bookingsContract.js'
import { toPax } from '../../bookings/toPax.js'
import { post } from '../../contract/endpoint.js'
import { Integer, orNothing } from '../../contract/wire.js'
import { done, kindOnWire, removal } from './KindOnWire.js'

const PaxBody = t.type(
  {
    pax: t.array(
      t.type({
        id: Integer,
        personal_details: t.type({
          first_name: t.string,
          last_name: t.string,
          telephone_number: t.string,
          email: t.string,
        }),
      }),
    ),
  },
  'PaxBody',
)
const AddedPax = orNothing(t.partial({ pax: t.array(PaxWire) }, 'AddedPax'))

const addPax = post('addPax', '/api/basket/:ref/pax', AddedPax, { body: PaxBody })
const removePax = removal('removePax', 'pax')

export const passengers = kindOnWire({
  props: { pax: t.array(PaxWire) },
  read: (basket) => basket.pax.map(toPax),
  endpoints: { addPax, removePax },
  remove: removePax,
  calls: (call): Pick<BasketApi, 'addPax'> => ({
    addPax: (ref, added, context) =>
      done(
        call(addPax, {
          params: { ref },
          body: {
            pax: added.map((pax) => ({
              id: pax.id,
              personal_details: {
                first_name: pax.firstName,
                last_name: pax.lastName,
                telephone_number: pax.telephone,
                email: pax.email,
              },
            })),
          },
          context,
        }),
      ),
  }),
})
