import { tokens } from '@booking-dashboard/core/composition'
import { createHttpTicketCatalogueApi } from '../catalogue/tickets/HttpTicketCatalogueApi.js'
import { basketHttp } from './basketHttp.js'
import { overHttp } from './overHttp.js'

/** The API ports for ticket sales. */
export const ticketsHttp = [
  ...basketHttp,
  /* @__PURE__ */ overHttp(tokens.ticketCatalogueApi, createHttpTicketCatalogueApi),
]
