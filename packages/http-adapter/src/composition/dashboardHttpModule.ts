import { ContainerModule } from 'inversify'
import { tokens } from '@booking-dashboard/core'
import { createHttpBasketApi } from '../basket/HttpBasketApi.js'
import { createHttpTicketCatalogueApi } from '../catalogue/HttpTicketCatalogueApi.js'
import { createHttpPaymentApi } from '../payment/HttpPaymentApi.js'
import { transport } from './transportToken.js'

/** Binds what the screens of a booking ask; needs the visitor's module. */
export const dashboardHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.ticketCatalogueApi).toResolvedValue(createHttpTicketCatalogueApi, [transport]).inSingletonScope()
  bind(tokens.basketApi).toResolvedValue(createHttpBasketApi, [transport]).inSingletonScope()
  bind(tokens.paymentApi).toResolvedValue(createHttpPaymentApi, [transport]).inSingletonScope()
})
