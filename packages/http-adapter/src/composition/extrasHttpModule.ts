import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule } from 'inversify'
import { createHttpExtrasCatalogueApi } from '../catalogue/extras/HttpExtrasCatalogueApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds what sells extras asks; needs the visitor's module. */
export const extrasHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.extrasCatalogueApi).toResolvedValue(createHttpExtrasCatalogueApi, [transport]).inSingletonScope()
})
