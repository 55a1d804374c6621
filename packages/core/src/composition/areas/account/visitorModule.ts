import { ContainerModule } from 'inversify'
import { tokens, type VisitorParts } from '../../tokens.js'

/** Binds what the visitor's part shares with the modules of a signed-in customer. */
export const createVisitorModule = (visitor: VisitorParts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.visitor).toConstantValue(visitor)
    bind(tokens.language).toConstantValue(visitor.language)
  })
