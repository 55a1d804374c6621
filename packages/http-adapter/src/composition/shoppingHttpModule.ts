import { ContainerModule } from 'inversify'
import { tokens } from '@booking-dashboard/core/composition'
import { createHttpAccommodationCatalogueApi } from '../catalogue/accommodation/HttpAccommodationCatalogueApi.js'
import { createHttpExtrasCatalogueApi } from '../catalogue/extras/HttpExtrasCatalogueApi.js'
import { createHttpTicketCatalogueApi } from '../catalogue/tickets/HttpTicketCatalogueApi.js'
import { createHttpTransportCatalogueApi } from '../catalogue/transport/HttpTransportCatalogueApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds what the shops ask; needs the visitor's module. */
export const shoppingHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.ticketCatalogueApi).toResolvedValue(createHttpTicketCatalogueApi, [transport]).inSingletonScope()
  bind(tokens.accommodationCatalogueApi)
    .toResolvedValue(createHttpAccommodationCatalogueApi, [transport])
    .inSingletonScope()
  bind(tokens.extrasCatalogueApi).toResolvedValue(createHttpExtrasCatalogueApi, [transport]).inSingletonScope()
  bind(tokens.transportCatalogueApi).toResolvedValue(createHttpTransportCatalogueApi, [transport]).inSingletonScope()
})
