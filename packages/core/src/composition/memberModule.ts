import { ContainerModule } from 'inversify'
import { memberTexts } from '../messages/memberTexts.js'
import { createMember } from './createMember.js'
import { tokens } from './tokens.js'

/** Binds what a signed-in customer has on every page; needs the visitor's module. */
export const memberModule = new ContainerModule(({ bind }) => {
  bind(tokens.memberTexts).toConstantValue(memberTexts)
  bind(tokens.member)
    .toDynamicValue((context) =>
      createMember(context.get(tokens.visitor), {
        sessionApi: context.get(tokens.sessionApi),
        customerApi: context.get(tokens.customerApi),
        deliveryApi: context.get(tokens.deliveryApi),
        bookingsApi: context.get(tokens.bookingsApi),
        texts: context.get(tokens.memberTexts),
      }),
    )
    .inSingletonScope()
})
