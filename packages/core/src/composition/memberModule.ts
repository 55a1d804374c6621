import { ContainerModule } from 'inversify'
import { texts } from '../messages/texts.js'
import { createMember } from './createMember.js'
import { tokens } from './tokens.js'

/** Binds what a signed-in customer has on every page; needs the visitor's module. */
export const memberModule = new ContainerModule(({ bind }) => {
  bind(tokens.texts).toConstantValue(texts)
  bind(tokens.member)
    .toResolvedValue(
      (visitor, customerApi, deliveryApi, bookingsApi, wording) =>
        createMember(visitor, { customerApi, deliveryApi, bookingsApi, texts: wording }),
      [tokens.visitor, tokens.customerApi, tokens.deliveryApi, tokens.bookingsApi, tokens.texts],
    )
    .inSingletonScope()
})
