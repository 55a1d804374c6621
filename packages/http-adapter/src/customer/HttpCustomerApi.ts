import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type { CustomerApi } from '@booking-dashboard/core'
import type { Transport } from '../transport/Transport.js'
import { customerEndpoints } from './customerContract.js'
import { toCustomer } from './toCustomer.js'

export const createHttpCustomerApi = ({ call }: Transport): CustomerApi => ({
  get: (context) => pipe(call(customerEndpoints.getCustomer, { params: {}, context }), map(({ customer }) => toCustomer(customer))),
})
