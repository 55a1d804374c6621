import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Transport } from '../transport/Transport.js'
import type { HttpVisitor } from './createHttpVisitor.js'

/** The one way to the back end, which every API port is made of. */
export const transport: ServiceIdentifier<Transport> = Symbol.for('booking-dashboard/Transport')

/** Binds what the visitor's part shares of its way to the back end. */
export const createVisitorHttpModule = (http: Pick<HttpVisitor, 'transport' | 'sessionApi'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(transport).toConstantValue(http.transport)
    bind(tokens.sessionApi).toConstantValue(http.sessionApi)
  })
