import { ContainerModule, type ResolutionContext } from 'inversify'
import { createHeldTickets } from '../../../bookings/holdings/heldTickets.js'
import { createTicketShop } from '../../../catalogue/tickets/ticketShop.js'
import { createAdditionalCustomers } from '../../../customer/additionalCustomers.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import type { TicketsArea } from '../../Dashboard.js'
import { shopDeps } from './basketModule.js'
import { tokens } from '../../tokens.js'

const createTicketsArea = (context: ResolutionContext): TicketsArea => {
  const { features } = context.get(tokens.basket)
  const { bookings, customer, texts } = features
  const api = context.get(tokens.ticketCatalogueApi)
  const shop = shopDeps(context)
  const { scope } = context.get(tokens.visitor).shared
  return {
    ...features,
    heldTickets: memoizeByKey((bookingRef) => createHeldTickets(bookingRef, bookings, texts.formats, scope)),
    ticketShop: memoizeByKey((bookingRef) => {
      const deps = shop(bookingRef)
      return createTicketShop({ ...deps, api, passengers: createAdditionalCustomers({ ...deps, customer }) })
    }),
  }
}

/** Binds the sale of tickets; needs the basket's module. */
export const ticketsModule = new ContainerModule(({ bind }) => {
  bind(tokens.tickets).toDynamicValue(createTicketsArea).inSingletonScope()
})
