import { ContainerModule } from 'inversify'
import { tokens } from '@booking-dashboard/core/composition'
import { createHttpPackageApi } from '../catalogue/package/HttpPackageApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds the API port that every page needs which fills or pays for a basket. Needs the visitor's module. */
export const basketHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.packageApi).toResolvedValue(createHttpPackageApi, [transport]).inSingletonScope()
})
