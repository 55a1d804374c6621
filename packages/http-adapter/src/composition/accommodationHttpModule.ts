import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule } from 'inversify'
import { createHttpAccommodationCatalogueApi } from '../catalogue/accommodation/HttpAccommodationCatalogueApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds the API port for room sales. Needs the visitor's module. */
export const accommodationHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.accommodationCatalogueApi)
    .toResolvedValue(createHttpAccommodationCatalogueApi, [transport])
    .inSingletonScope()
})
