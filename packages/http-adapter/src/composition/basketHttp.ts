import { tokens } from '@booking-dashboard/core/composition'
import { createHttpPackageApi } from '../catalogue/package/HttpPackageApi.js'
import { bookingHttp } from './bookingHttp.js'
import { overHttp } from './overHttp.js'

/** The API ports for every page that fills or pays for a basket. */
export const basketHttp = [...bookingHttp, /* @__PURE__ */ overHttp(tokens.packageApi, createHttpPackageApi)]
