import { tokens } from '@booking-dashboard/core/composition'
import { createHttpBasketApi } from '../basket/HttpBasketApi.js'
import { memberHttp } from './memberHttp.js'
import { overHttp } from './overHttp.js'

/** The API ports for every page of one booking. */
export const bookingHttp = [...memberHttp, /* @__PURE__ */ overHttp(tokens.basketApi, createHttpBasketApi)]
