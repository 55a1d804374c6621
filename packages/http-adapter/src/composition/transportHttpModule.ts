import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule } from 'inversify'
import { createHttpTransportCatalogueApi } from '../catalogue/transport/HttpTransportCatalogueApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds what sells transport asks; needs the visitor's module. */
export const transportHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.transportCatalogueApi).toResolvedValue(createHttpTransportCatalogueApi, [transport]).inSingletonScope()
})
