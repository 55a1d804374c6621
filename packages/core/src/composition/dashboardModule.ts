import { ContainerModule } from 'inversify'
import { texts } from '../messages/texts.js'
import { createDashboard } from './createDashboard.js'
import { tokens } from './tokens.js'

/** Binds the whole dashboard; needs the visitor's and the member's modules. */
export const dashboardModule = new ContainerModule(({ bind }) => {
  bind(tokens.texts).toConstantValue(texts)
  bind(tokens.dashboard)
    .toResolvedValue(
      (visitor, member, ticketCatalogueApi, basketApi, paymentApi, paymentVault, cardGateway, wording) =>
        createDashboard(visitor, member, {
          ticketCatalogueApi, basketApi, paymentApi, paymentVault, cardGateway, texts: wording,
        }),
      [
        tokens.visitor, tokens.member, tokens.ticketCatalogueApi, tokens.basketApi, tokens.paymentApi,
        tokens.paymentVault, tokens.cardGateway, tokens.texts,
      ],
    )
    .inSingletonScope()
})
