import { ContainerModule } from 'inversify'
import { createClientIdentity } from '../client/Client.js'
import { createSessionOwner } from '../session/sessionElsewhere.js'
import { visitorTexts } from '../messages/visitorTexts.js'
import { createVisitor } from './createVisitor.js'
import { tokens } from './tokens.js'

/** Binds what the first page needs. */
export const visitorModule = new ContainerModule(({ bind }) => {
  bind(tokens.visitorTexts).toConstantValue(visitorTexts)
  bind(tokens.clientIdentity).toResolvedValue(createClientIdentity).inSingletonScope()
  bind(tokens.sessionOwner).toResolvedValue(createSessionOwner).inSingletonScope()
  bind(tokens.visitor)
    .toDynamicValue((context) =>
      createVisitor({
        sessionApi: context.get(tokens.sessionApi),
        clientApi: context.get(tokens.clientApi),
        clientIdentity: context.get(tokens.clientIdentity),
        scheduler: context.get(tokens.scheduler),
        ids: context.get(tokens.ids),
        navigation: context.get(tokens.navigation),
        errorReporter: context.get(tokens.errorReporter),
        sessionChannel: context.get(tokens.sessionChannel),
        sessionOwner: context.get(tokens.sessionOwner),
        keptBookings: context.get(tokens.keptBookings),
        texts: context.get(tokens.visitorTexts),
      }),
    )
    .inSingletonScope()
})
