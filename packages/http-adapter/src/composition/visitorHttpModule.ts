import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Transport } from '../transport/Transport.js'
import type { HttpVisitor } from './createHttpVisitor.js'

/** The only connection to the back end: every API port uses it. */
export const transport: ServiceIdentifier<Transport> = Symbol.for('booking-dashboard/Transport')

/** Binds the connection that the visitor's part shares. */
export const createVisitorHttpModule = (http: Pick<HttpVisitor, 'transport' | 'sessionApi'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(transport).toConstantValue(http.transport)
    bind(tokens.sessionApi).toConstantValue(http.sessionApi)
  })
