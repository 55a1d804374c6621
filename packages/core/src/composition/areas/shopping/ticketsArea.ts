import { createHeldTickets, type HeldTickets } from '../../../bookings/holdings/heldTickets.js'
import { createTicketShop, type TicketShop } from '../../../catalogue/tickets/ticketShop.js'
import { createAdditionalCustomers } from '../../../customer/additionalCustomers.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { type BasketArea, basketArea, shopDeps } from './basketArea.js'

/** Tickets for bookings. */
export interface TicketsArea extends BasketArea {
  /** The tickets that one booking already has. */
  readonly heldTickets: (bookingRef: string) => HeldTickets
  /** Chooses tickets for one booking. */
  readonly ticketShop: (bookingRef: string) => TicketShop
}

/** Area: tickets. */
export const ticketsArea: Area<'tickets', TicketsArea, never> = area('tickets', {
  needs: [basketArea],
  create: ({ shared, texts, bookings, customer }, context) => {
    const api = context.get(tokens.ticketCatalogueApi)
    const shop = shopDeps(context)
    return {
      heldTickets: memoizeByKey((bookingRef) => createHeldTickets(bookingRef, bookings, texts.formats, shared.scope)),
      ticketShop: memoizeByKey((bookingRef) => {
        const deps = shop(bookingRef)
        return createTicketShop({ ...deps, api, passengers: createAdditionalCustomers({ ...deps, customer }) })
      }),
    }
  },
})
