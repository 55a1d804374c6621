import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type { CustomerApi } from '@booking-dashboard/core/ports'
import type { Transport } from '../transport/Transport.js'
import { customerEndpoints } from './customerContract.js'
import { fromCustomerChanges } from './fromCustomerChanges.js'
import { toCustomer, toPassenger } from './toCustomer.js'
import { toRequiredData } from './toRequiredData.js'

const done = (): void => undefined

/** The customer and the additional customers, over HTTP. */
export const createHttpCustomerApi = ({ call }: Transport): CustomerApi => ({
  get: (context) =>
    pipe(
      call(customerEndpoints.getCustomer, { params: {}, context }),
      map(({ customer }) => toCustomer(customer)),
    ),
  requiredData: (context) => pipe(call(customerEndpoints.requiredData, { params: {}, context }), map(toRequiredData)),
  update: (changes, context) =>
    pipe(call(customerEndpoints.update, { params: {}, body: fromCustomerChanges(changes), context }), map(done)),
  getAdditional: (id, context) =>
    pipe(
      call(customerEndpoints.getAdditional, { params: { id }, context }),
      map(({ customer }) => toPassenger(customer)),
    ),
  updateAdditional: (id, changes, context) =>
    pipe(
      call(customerEndpoints.updateAdditional, { params: { id }, body: fromCustomerChanges(changes), context }),
      map(done),
    ),
})
