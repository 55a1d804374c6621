import { ContainerModule } from 'inversify'
import { texts } from '../messages/texts.js'
import { createDashboard } from './createDashboard.js'
import { tokens } from './tokens.js'

/** Binds the whole dashboard; needs the visitor's and the member's modules. */
export const dashboardModule = new ContainerModule(({ bind }) => {
  bind(tokens.texts).toConstantValue(texts)
  bind(tokens.dashboard)
    .toResolvedValue(
      (
        visitor,
        member,
        bookingsApi,
        deliveryApi,
        customerApi,
        ticketCatalogueApi,
        accommodationCatalogueApi,
        extrasCatalogueApi,
        transportCatalogueApi,
        packageApi,
        resaleApi,
        downloadsApi,
        basketApi,
        paymentApi,
        paymentPlanApi,
        paymentVault,
        cardGateway,
        wording,
      ) =>
        createDashboard(visitor, member, {
          bookingsApi,
          deliveryApi,
          customerApi,
          ticketCatalogueApi,
          accommodationCatalogueApi,
          extrasCatalogueApi,
          transportCatalogueApi,
          packageApi,
          resaleApi,
          downloadsApi,
          basketApi,
          paymentApi,
          paymentPlanApi,
          paymentVault,
          cardGateway,
          texts: wording,
        }),
      [
        tokens.visitor,
        tokens.member,
        tokens.bookingsApi,
        tokens.deliveryApi,
        tokens.customerApi,
        tokens.ticketCatalogueApi,
        tokens.accommodationCatalogueApi,
        tokens.extrasCatalogueApi,
        tokens.transportCatalogueApi,
        tokens.packageApi,
        tokens.resaleApi,
        tokens.downloadsApi,
        tokens.basketApi,
        tokens.paymentApi,
        tokens.paymentPlanApi,
        tokens.paymentVault,
        tokens.cardGateway,
        tokens.texts,
      ],
    )
    .inSingletonScope()
})
