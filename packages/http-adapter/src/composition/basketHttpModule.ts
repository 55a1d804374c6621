import { ContainerModule } from 'inversify'
import { tokens } from '@booking-dashboard/core/composition'
import { createHttpPackageApi } from '../catalogue/package/HttpPackageApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds what is asked wherever the basket is filled or paid for; needs the visitor's module. */
export const basketHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.packageApi).toResolvedValue(createHttpPackageApi, [transport]).inSingletonScope()
})
