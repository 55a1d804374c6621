import { ContainerModule } from 'inversify'
import { basketAreaTexts } from '../messages/basketAreaTexts.js'
import { createBasketArea } from './createBasketArea.js'
import { tokens } from './tokens.js'

/** Binds what fills the basket; needs the booking's module. */
export const basketModule = new ContainerModule(({ bind }) => {
  bind(tokens.basketTexts).toConstantValue(basketAreaTexts)
  bind(tokens.basket)
    .toDynamicValue((context) =>
      createBasketArea(context.get(tokens.visitor), context.get(tokens.booking), {
        basketApi: context.get(tokens.basketApi),
        packageApi: context.get(tokens.packageApi),
        texts: context.get(tokens.basketTexts),
      }),
    )
    .inSingletonScope()
})
