import { ContainerModule } from 'inversify'
import { createClientIdentity } from '../client/ClientIdentity.js'
import { createSessionOwner } from '../session/SessionOwner.js'
import { visitorTexts } from '../messages/visitorTexts.js'
import { createVisitor } from './createVisitor.js'
import { tokens } from './tokens.js'

/** Binds what the first page needs. */
export const visitorModule = new ContainerModule(({ bind }) => {
  bind(tokens.visitorTexts).toConstantValue(visitorTexts)
  bind(tokens.clientIdentity).toResolvedValue(createClientIdentity).inSingletonScope()
  bind(tokens.sessionOwner).toResolvedValue(createSessionOwner).inSingletonScope()
  bind(tokens.visitor)
    .toResolvedValue(
      (
        sessionApi,
        clientApi,
        clientIdentity,
        scheduler,
        ids,
        navigation,
        errorReporter,
        sessionChannel,
        sessionOwner,
        keptBookings,
        texts,
      ) =>
        createVisitor({
          sessionApi,
          clientApi,
          clientIdentity,
          scheduler,
          ids,
          navigation,
          errorReporter,
          sessionChannel,
          sessionOwner,
          keptBookings,
          texts,
        }),
      [
        tokens.sessionApi,
        tokens.clientApi,
        tokens.clientIdentity,
        tokens.scheduler,
        tokens.ids,
        tokens.navigation,
        tokens.errorReporter,
        tokens.sessionChannel,
        tokens.sessionOwner,
        tokens.keptBookings,
        tokens.visitorTexts,
      ],
    )
    .inSingletonScope()
})
