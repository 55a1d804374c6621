import { ContainerModule } from 'inversify'
import { tokens } from '@booking-dashboard/core/composition'
import { createHttpBasketApi } from '../basket/HttpBasketApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds what every page of one booking asks; needs the visitor's module. */
export const bookingHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.basketApi).toResolvedValue(createHttpBasketApi, [transport]).inSingletonScope()
})
