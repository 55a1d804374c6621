import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule } from 'inversify'
import { createHttpExtrasCatalogueApi } from '../catalogue/extras/HttpExtrasCatalogueApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds the API port for sales of extras. Needs the visitor's module. */
export const extrasHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.extrasCatalogueApi).toResolvedValue(createHttpExtrasCatalogueApi, [transport]).inSingletonScope()
})
