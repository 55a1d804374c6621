import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule } from 'inversify'
import type { HttpVisitor } from './createHttpVisitor.js'
import { transport } from './overHttp.js'

/** Binds the connection that the visitor's part shares. */
export const createVisitorHttpModule = (http: Pick<HttpVisitor, 'transport' | 'sessionApi'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(transport).toConstantValue(http.transport)
    bind(tokens.sessionApi).toConstantValue(http.sessionApi)
  })
