import { memoizeByKey } from '@booking-dashboard/core/composition'
import {
  type AnyEndpoint,
  basketEndpoints,
  bookingsEndpoints,
  paymentEndpoints,
  paymentPlanEndpoints,
} from '@booking-dashboard/http-adapter/contract'

const endpoints: readonly AnyEndpoint[] = [
  paymentEndpoints.pay,
  paymentPlanEndpoints.update,
  paymentPlanEndpoints.projection,
  basketEndpoints.status,
  basketEndpoints.payments,
  basketEndpoints.get,
  basketEndpoints.create,
  basketEndpoints.addTickets,
  basketEndpoints.complete,
  bookingsEndpoints.get,
  bookingsEndpoints.ticketAllocations,
]

const patterns = endpoints.map(({ operationId, method, path }) => ({
  operationId,
  method,
  path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}))

const nameOf = memoizeByKey((call) => {
  const [method, address = ''] = call.split(' ')
  const { pathname } = new URL(address)
  return patterns.find((one) => one.method === method && one.path.test(pathname))?.operationId ?? null
})

/** The name of a call in the payment flow; null for any other call. */
export const callName = (method: string, address: string): string | null => nameOf(`${method} ${address}`)
