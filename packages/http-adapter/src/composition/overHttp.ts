import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Transport } from '../transport/Transport.js'

/** The only connection to the back end: every API port uses it. */
export const transport: ServiceIdentifier<Transport> = Symbol.for('booking-dashboard/Transport')

/** Binds a port of the core to its implementation over the visitor's connection. */
export const overHttp = <A>(port: ServiceIdentifier<A>, create: (transport: Transport) => A): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(port).toResolvedValue(create, [transport]).inSingletonScope()
  })
