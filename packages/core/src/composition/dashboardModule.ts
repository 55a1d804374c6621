import { ContainerModule } from 'inversify'
import { everyText } from '../texts/areas/texts.js'
import { guardGate } from '../session/gate.js'
import { tokens } from './tokens.js'

/** Binds everything as one object; needs the modules of every area. */
export const dashboardModule = new ContainerModule(({ bind }) => {
  bind(tokens.texts)
    .toDynamicValue((context) => everyText(context.get(tokens.basketTexts), context.get(tokens.language)))
    .inSingletonScope()
  bind(tokens.loadPaying).toDynamicValue((context) => async () => context.get(tokens.paying))
  bind(tokens.dashboard)
    .toDynamicValue((context) => {
      const { features, dispose } = context.get(tokens.visitor)
      const openGate = guardGate({
        state$: features.session.state$,
        navigation: context.get(tokens.visitor).shared.navigation,
      })
      return {
        ...context.get(tokens.bookingsList),
        ...context.get(tokens.bookingPage),
        ...context.get(tokens.tickets),
        ...context.get(tokens.accommodation),
        ...context.get(tokens.extras),
        ...context.get(tokens.transport),
        ...context.get(tokens.nameChange),
        ...context.get(tokens.resale),
        ...context.get(tokens.delivery),
        ...context.get(tokens.questions),
        ...context.get(tokens.paying),
        ...context.get(tokens.profile),
        texts: context.get(tokens.texts),
        dispose: () => {
          openGate()
          dispose()
        },
      }
    })
    .inSingletonScope()
})
