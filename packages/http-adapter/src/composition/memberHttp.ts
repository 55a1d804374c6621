import { tokens } from '@booking-dashboard/core/composition'
import { createHttpBookingsApi } from '../bookings/HttpBookingsApi.js'
import { createHttpCustomerApi } from '../customer/HttpCustomerApi.js'
import { createHttpDeliveryApi } from '../delivery/HttpDeliveryApi.js'
import { overHttp } from './overHttp.js'

/** The API ports for every page of a signed-in customer. */
export const memberHttp = [
  /* @__PURE__ */ overHttp(tokens.customerApi, createHttpCustomerApi),
  /* @__PURE__ */ overHttp(tokens.deliveryApi, createHttpDeliveryApi),
  /* @__PURE__ */ overHttp(tokens.bookingsApi, createHttpBookingsApi),
]
