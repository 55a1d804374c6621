import { tokens } from '@booking-dashboard/core/composition'
import { createHttpAccommodationCatalogueApi } from '../catalogue/accommodation/HttpAccommodationCatalogueApi.js'
import { basketHttp } from './basketHttp.js'
import { overHttp } from './overHttp.js'

/** The API ports for room sales. */
export const accommodationHttp = [
  ...basketHttp,
  /* @__PURE__ */ overHttp(tokens.accommodationCatalogueApi, createHttpAccommodationCatalogueApi),
]
