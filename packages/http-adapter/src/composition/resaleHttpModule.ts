import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule } from 'inversify'
import { createHttpResaleApi } from '../resale/HttpResaleApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds what asks for tickets on sale again and for pending changes of names; needs the visitor's module. */
export const resaleHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.resaleApi).toResolvedValue(createHttpResaleApi, [transport]).inSingletonScope()
})
