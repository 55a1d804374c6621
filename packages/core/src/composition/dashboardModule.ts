import { ContainerModule } from 'inversify'
import { texts } from '../messages/texts.js'
import { createDashboard } from './createDashboard.js'
import { tokens } from './tokens.js'

/** Binds the whole dashboard; needs the visitor's and the member's modules. */
export const dashboardModule = new ContainerModule(({ bind }) => {
  bind(tokens.texts).toConstantValue(texts)
  bind(tokens.dashboard)
    .toDynamicValue((context) =>
      createDashboard(context.get(tokens.visitor), context.get(tokens.member), {
        bookingsApi: context.get(tokens.bookingsApi),
        deliveryApi: context.get(tokens.deliveryApi),
        customerApi: context.get(tokens.customerApi),
        ticketCatalogueApi: context.get(tokens.ticketCatalogueApi),
        accommodationCatalogueApi: context.get(tokens.accommodationCatalogueApi),
        extrasCatalogueApi: context.get(tokens.extrasCatalogueApi),
        transportCatalogueApi: context.get(tokens.transportCatalogueApi),
        packageApi: context.get(tokens.packageApi),
        resaleApi: context.get(tokens.resaleApi),
        downloadsApi: context.get(tokens.downloadsApi),
        basketApi: context.get(tokens.basketApi),
        paymentApi: context.get(tokens.paymentApi),
        paymentPlanApi: context.get(tokens.paymentPlanApi),
        paymentVault: context.get(tokens.paymentVault),
        cardGateway: context.get(tokens.cardGateway),
        texts: context.get(tokens.texts),
      }),
    )
    .inSingletonScope()
})
