import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule } from 'inversify'
import { createHttpTicketCatalogueApi } from '../catalogue/tickets/HttpTicketCatalogueApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds what sells tickets asks; needs the visitor's module. */
export const ticketsHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.ticketCatalogueApi).toResolvedValue(createHttpTicketCatalogueApi, [transport]).inSingletonScope()
})
