import type * as t from 'io-ts'
import type { NewPax } from '@booking-dashboard/core'
import type { PaxBody } from './basketContract.js'

export const toPaxWire = (pax: NewPax): t.TypeOf<typeof PaxBody>['pax'][number] => ({
  id: pax.id,
  personal_details: {
    first_name: pax.firstName,
    last_name: pax.lastName,
    telephone_number: pax.telephone,
    email: pax.email,
  },
})
