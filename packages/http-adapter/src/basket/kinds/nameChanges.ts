import * as t from 'io-ts'
import type { BasketApi } from '@booking-dashboard/core/ports'
import { post } from '../../contract/endpoint.js'
import { Id, optional, orNothing } from '../../contract/wire.js'
import { done, kindOnWire } from './KindOnWire.js'
import { toTypedDetails, TypedDetails } from './typedDetails.js'

const NewHolder = t.intersection([
  t.type({ first_name: t.string, last_name: t.string }),
  optional({ telephone_number: t.string, email: t.string }),
])

/**
 * A name change that takes effect when the basket is completed. The customer pays its charge; removing the charge
 * removes the change.
 */
const BasketNameChangeWire = t.type(
  { id: Id, ticket_id: Id, name: t.string, personal_details: NewHolder, charge_id: Id },
  'BasketNameChange',
)

/** An array of one change (behaviour/contract#2.7). */
const NameChangeBody = t.array(t.type({ ticket_id: Id, personal_details: TypedDetails }), 'NameChangeBody')
const AddedNameChange = orNothing(optional({ nameChange: t.array(BasketNameChangeWire) }, 'AddedNameChange'))

const addNameChange = post('addNameChange', '/api/basket/:ref/ticketdetailchange', AddedNameChange, {
  body: NameChangeBody,
})

export const nameChanges = kindOnWire<'nameChanges'>()({
  props: { nameChange: t.array(BasketNameChangeWire) },
  read: (basket) =>
    basket.nameChange.map((change) => ({
      id: change.id,
      ticketId: change.ticket_id,
      name: change.name,
      firstName: change.personal_details.first_name,
      lastName: change.personal_details.last_name,
      chargeId: change.charge_id,
    })),
  endpoints: { addNameChange },
  remove: null,
  calls: (call): Pick<BasketApi, 'addNameChange'> => ({
    addNameChange: (ref, change, context) =>
      done(
        call(addNameChange, {
          params: { ref },
          body: [{ ticket_id: change.ticketId, personal_details: toTypedDetails(change) }],
          context,
        }),
      ),
  }),
})

/** What its calls do, for the OpenAPI document. */
export const nameChangesWords = {
  addNameChange: {
    summary: 'Puts a change of the name on a ticket into the basket',
    description: 'An array of one change. The name changes when the basket is completed.',
  },
} as const
