import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule } from 'inversify'
import { createHttpTransportCatalogueApi } from '../catalogue/transport/HttpTransportCatalogueApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds the API port for transport sales. Needs the visitor's module. */
export const transportHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.transportCatalogueApi).toResolvedValue(createHttpTransportCatalogueApi, [transport]).inSingletonScope()
})
