import { ContainerModule } from 'inversify'
import { everyText } from '../messages/areas/texts.js'
import { tokens } from './tokens.js'

/** Binds everything as one object; needs the modules of every area. */
export const dashboardModule = new ContainerModule(({ bind }) => {
  bind(tokens.texts)
    .toDynamicValue((context) =>
      everyText({
        shopping: context.get(tokens.shoppingTexts),
        holdings: context.get(tokens.holdingsTexts),
        paying: context.get(tokens.payingTexts),
      }),
    )
    .inSingletonScope()
  bind(tokens.loadPaying).toDynamicValue((context) => async () => context.get(tokens.paying))
  bind(tokens.dashboard)
    .toDynamicValue((context) => ({
      ...context.get(tokens.shopping),
      ...context.get(tokens.holdings),
      ...context.get(tokens.paying),
      ...context.get(tokens.profile),
      texts: context.get(tokens.texts),
      dispose: context.get(tokens.visitor).dispose,
    }))
    .inSingletonScope()
})
