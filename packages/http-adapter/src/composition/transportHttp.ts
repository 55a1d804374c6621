import { tokens } from '@booking-dashboard/core/composition'
import { createHttpTransportCatalogueApi } from '../catalogue/transport/HttpTransportCatalogueApi.js'
import { basketHttp } from './basketHttp.js'
import { overHttp } from './overHttp.js'

/** The API ports for transport sales. */
export const transportHttp = [
  ...basketHttp,
  /* @__PURE__ */ overHttp(tokens.transportCatalogueApi, createHttpTransportCatalogueApi),
]
