import * as t from 'io-ts'
import type { BasketApi } from '@booking-dashboard/core/ports'
import { PaxWire } from '../../bookings/bookingsContract.js'
import { toPassenger } from '../../bookings/toHoldings.js'
import { toCost } from '../../contract/toMoney.js'
import { post } from '../../contract/endpoint.js'
import { Cost, Integer, optional, orNothing } from '../../contract/wire.js'
import { done, kindOnWire, removal } from './KindOnWire.js'
import { toTypedDetails, TypedDetails } from './typedDetails.js'

const BasketPaxWire = t.intersection([PaxWire, optional({ prices: Cost })], 'BasketPax')

const PaxBody = t.type({ pax: t.array(t.type({ id: Integer, personal_details: TypedDetails })) }, 'PaxBody')
const AddedPax = orNothing(optional({ pax: t.array(BasketPaxWire) }, 'AddedPax'))

const addPax = post('addPax', '/api/basket/:ref/pax', AddedPax, { body: PaxBody })
const removePax = removal('removePax', 'pax')

export const passengers = kindOnWire<'passengers'>()({
  props: { pax: t.array(BasketPaxWire) },
  read: (basket) =>
    basket.pax.map((pax) => ({
      ...toPassenger(pax),
      telephone: pax.personal_details.telephone_number ?? '',
      email: pax.personal_details.email ?? '',
      cost: pax.prices ? toCost(pax.prices) : null,
    })),
  endpoints: { addPax, removePax },
  remove: removePax,
  calls: (call): Pick<BasketApi, 'addPassengers'> => ({
    addPassengers: (ref, added, context) =>
      done(
        call(addPax, {
          params: { ref },
          body: { pax: added.map((pax) => ({ id: pax.id, personal_details: toTypedDetails(pax) })) },
          context,
        }),
      ),
  }),
})

/** What its calls do, for the OpenAPI document. */
export const passengersWords = {
  addPax: { summary: 'Adds passengers to the basket' },
  removePax: { summary: 'Removes a passenger from the basket' },
} as const
