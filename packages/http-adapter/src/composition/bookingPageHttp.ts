import { tokens } from '@booking-dashboard/core/composition'
import { createHttpDownloadsApi } from '../delivery/HttpDownloadsApi.js'
import { resaleHttp } from './resaleHttp.js'
import { overHttp } from './overHttp.js'

/** The API ports for a booking's own page. */
export const bookingPageHttp = [...resaleHttp, /* @__PURE__ */ overHttp(tokens.downloadsApi, createHttpDownloadsApi)]
