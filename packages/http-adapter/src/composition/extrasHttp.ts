import { tokens } from '@booking-dashboard/core/composition'
import { createHttpExtrasCatalogueApi } from '../catalogue/extras/HttpExtrasCatalogueApi.js'
import { basketHttp } from './basketHttp.js'
import { overHttp } from './overHttp.js'

/** The API ports for sales of extras. */
export const extrasHttp = [
  ...basketHttp,
  /* @__PURE__ */ overHttp(tokens.extrasCatalogueApi, createHttpExtrasCatalogueApi),
]
