import { tokens } from '@booking-dashboard/core/composition'
import { createHttpResaleApi } from '../resale/HttpResaleApi.js'
import { bookingHttp } from './bookingHttp.js'
import { overHttp } from './overHttp.js'

/** The API ports for resale and pending name changes. */
export const resaleHttp = [...bookingHttp, /* @__PURE__ */ overHttp(tokens.resaleApi, createHttpResaleApi)]
