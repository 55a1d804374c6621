import { ContainerModule } from 'inversify'
import { createClientIdentity } from '../client/ClientIdentity.js'
import { texts } from '../messages/texts.js'
import { createDashboard } from './createDashboard.js'
import { tokens } from './tokens.js'

/** Binds the core. The ports, and the place where it runs, are bound by other modules. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(tokens.texts).toConstantValue(texts)
  bind(tokens.clientIdentity).toResolvedValue(createClientIdentity).inSingletonScope()
  bind(tokens.dashboard)
    .toResolvedValue(
      (
        sessionApi, customerApi, deliveryApi, clientApi, bookingsApi, ticketCatalogueApi, basketApi, paymentApi,
        clientIdentity, scheduler, ids, navigation, errorReporter, sessionChannel, paymentVault, cardGateway, wording,
      ) =>
        createDashboard({
          sessionApi, customerApi, deliveryApi, clientApi, bookingsApi, ticketCatalogueApi, basketApi, paymentApi,
          clientIdentity, scheduler, ids, navigation, errorReporter, sessionChannel, paymentVault, cardGateway, texts: wording,
        }),
      [
        tokens.sessionApi, tokens.customerApi, tokens.deliveryApi, tokens.clientApi, tokens.bookingsApi, tokens.ticketCatalogueApi,
        tokens.basketApi, tokens.paymentApi, tokens.clientIdentity, tokens.scheduler, tokens.ids, tokens.navigation,
        tokens.errorReporter, tokens.sessionChannel, tokens.paymentVault, tokens.cardGateway, tokens.texts,
      ],
    )
    .inSingletonScope()
})
