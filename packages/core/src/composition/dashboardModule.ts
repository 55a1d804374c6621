import { ContainerModule } from 'inversify'
import { createDashboard } from './createDashboard.js'
import { tokens } from './tokens.js'

/** Binds the whole dashboard; needs the visitor's and the member's modules. */
export const dashboardModule = new ContainerModule(({ bind }) => {
  bind(tokens.dashboard)
    .toResolvedValue(
      (visitor, member, ticketCatalogueApi, basketApi, paymentApi, paymentVault, cardGateway) =>
        createDashboard(visitor, member, { ticketCatalogueApi, basketApi, paymentApi, paymentVault, cardGateway }),
      [
        tokens.visitor, tokens.member, tokens.ticketCatalogueApi, tokens.basketApi, tokens.paymentApi,
        tokens.paymentVault, tokens.cardGateway,
      ],
    )
    .inSingletonScope()
})
