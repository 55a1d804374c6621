import { ContainerModule } from 'inversify'
import { createPendingChanges } from '../../../resale/resaleRows.js'
import { tokens } from '../../tokens.js'

/** Binds the pending name changes; needs the visitor's module. */
export const pendingChangesModule = new ContainerModule(({ bind }) => {
  bind(tokens.pendingChanges)
    .toDynamicValue((context) =>
      createPendingChanges({ ...context.get(tokens.visitor).shared, api: context.get(tokens.resaleApi) }),
    )
    .inSingletonScope()
})
