import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule } from 'inversify'
import { createHttpTicketCatalogueApi } from '../catalogue/tickets/HttpTicketCatalogueApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds the API port for ticket sales. Needs the visitor's module. */
export const ticketsHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.ticketCatalogueApi).toResolvedValue(createHttpTicketCatalogueApi, [transport]).inSingletonScope()
})
