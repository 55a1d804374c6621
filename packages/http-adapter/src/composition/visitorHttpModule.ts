import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { SchedulerLike } from 'rxjs'
import { type ClientIdentity, type SessionOwner, tokens } from '@booking-dashboard/core/composition'
import { createHttpClientApi } from '../client/HttpClientApi.js'
import { createHttpSessionApi } from '../session/HttpSessionApi.js'
import { createTransport, type TransportDeps } from '../transport/createTransport.js'
import { randomHex } from '../transport/requestHeaders.js'
import type { Transport } from '../transport/Transport.js'

/** The one way to the back end, which every API port is made of. */
export const transport: ServiceIdentifier<Transport> = Symbol.for('booking-dashboard/Transport')

/** What the core does not know: where the back end is, and how it is reached. */
export type HttpModuleOptions = Pick<
  TransportDeps,
  'fetch' | 'baseUrl' | 'hostname' | 'timeoutMs' | 'headers' | 'logger' | 'isConnectionError'
> &
  Partial<Pick<TransportDeps, 'random' | 'ids'>>

/** Binds the way to the back end and what a visitor asks of it. It needs the core's scheduler and client identity. */
export const createVisitorHttpModule = (options: HttpModuleOptions): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const build = (scheduler: SchedulerLike, { current }: ClientIdentity, { owns }: SessionOwner): Transport =>
      createTransport({
        random: Math.random,
        ids: { spanId: () => randomHex(8) },
        ...options,
        scheduler,
        clientId: current,
        owns,
      })
    bind(transport)
      .toResolvedValue(build, [tokens.scheduler, tokens.clientIdentity, tokens.sessionOwner])
      .inSingletonScope()
    bind(tokens.sessionApi).toResolvedValue(createHttpSessionApi, [transport]).inSingletonScope()
    bind(tokens.clientApi).toResolvedValue(createHttpClientApi, [transport]).inSingletonScope()
  })
