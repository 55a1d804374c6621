import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule } from 'inversify'
import { createHttpResaleApi } from '../resale/HttpResaleApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds the API port for resale and pending name changes. Needs the visitor's module. */
export const resaleHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.resaleApi).toResolvedValue(createHttpResaleApi, [transport]).inSingletonScope()
})
