import { ContainerModule } from 'inversify'
import { memberTexts } from '../messages/memberTexts.js'
import { createMember } from './createMember.js'
import { tokens } from './tokens.js'

/** Binds what a signed-in customer has on every page; needs the visitor's module. */
export const memberModule = new ContainerModule(({ bind }) => {
  bind(tokens.memberTexts).toConstantValue(memberTexts)
  bind(tokens.member)
    .toResolvedValue(
      (visitor, sessionApi, customerApi, deliveryApi, bookingsApi, texts) =>
        createMember(visitor, { sessionApi, customerApi, deliveryApi, bookingsApi, texts }),
      [
        tokens.visitor,
        tokens.sessionApi,
        tokens.customerApi,
        tokens.deliveryApi,
        tokens.bookingsApi,
        tokens.memberTexts,
      ],
    )
    .inSingletonScope()
})
