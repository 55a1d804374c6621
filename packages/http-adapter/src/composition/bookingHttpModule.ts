import { ContainerModule } from 'inversify'
import { tokens } from '@booking-dashboard/core/composition'
import { createHttpBasketApi } from '../basket/HttpBasketApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds the API port that every page of one booking needs. Needs the visitor's module. */
export const bookingHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.basketApi).toResolvedValue(createHttpBasketApi, [transport]).inSingletonScope()
})
