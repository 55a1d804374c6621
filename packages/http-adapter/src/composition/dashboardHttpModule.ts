import { ContainerModule } from 'inversify'
import { tokens } from '@booking-dashboard/core'
import { createHttpBasketApi } from '../basket/HttpBasketApi.js'
import { createHttpAccommodationCatalogueApi } from '../catalogue/accommodation/HttpAccommodationCatalogueApi.js'
import { createHttpExtrasCatalogueApi } from '../catalogue/extras/HttpExtrasCatalogueApi.js'
import { createHttpPackageApi } from '../catalogue/package/HttpPackageApi.js'
import { createHttpTicketCatalogueApi } from '../catalogue/tickets/HttpTicketCatalogueApi.js'
import { createHttpTransportCatalogueApi } from '../catalogue/transport/HttpTransportCatalogueApi.js'
import { createHttpDownloadsApi } from '../delivery/HttpDownloadsApi.js'
import { createHttpPaymentPlanApi } from '../payment-plan/HttpPaymentPlanApi.js'
import { createHttpPaymentApi } from '../payment/HttpPaymentApi.js'
import { createHttpResaleApi } from '../resale/HttpResaleApi.js'
import { transport } from './transportToken.js'

/** Binds what the screens of a booking ask; needs the visitor's module. */
export const dashboardHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.ticketCatalogueApi).toResolvedValue(createHttpTicketCatalogueApi, [transport]).inSingletonScope()
  bind(tokens.accommodationCatalogueApi)
    .toResolvedValue(createHttpAccommodationCatalogueApi, [transport])
    .inSingletonScope()
  bind(tokens.extrasCatalogueApi).toResolvedValue(createHttpExtrasCatalogueApi, [transport]).inSingletonScope()
  bind(tokens.transportCatalogueApi).toResolvedValue(createHttpTransportCatalogueApi, [transport]).inSingletonScope()
  bind(tokens.packageApi).toResolvedValue(createHttpPackageApi, [transport]).inSingletonScope()
  bind(tokens.resaleApi).toResolvedValue(createHttpResaleApi, [transport]).inSingletonScope()
  bind(tokens.downloadsApi).toResolvedValue(createHttpDownloadsApi, [transport]).inSingletonScope()
  bind(tokens.basketApi).toResolvedValue(createHttpBasketApi, [transport]).inSingletonScope()
  bind(tokens.paymentApi).toResolvedValue(createHttpPaymentApi, [transport]).inSingletonScope()
  bind(tokens.paymentPlanApi).toResolvedValue(createHttpPaymentPlanApi, [transport]).inSingletonScope()
})
