import {
  type ClientIdentity,
  createClientIdentity,
  createSessionOwner,
  createVisitor,
  type VisitorParts,
  type VisitorPorts,
} from '@booking-dashboard/core/composition'
import type { SessionApi } from '@booking-dashboard/core/ports'
import { createHttpClientApi } from '../client/HttpClientApi.js'
import { createHttpSessionApi } from '../session/HttpSessionApi.js'
import { createTransport, type TransportDeps } from '../transport/createTransport.js'
import { randomHex } from '../transport/requestHeaders.js'
import type { Transport } from '../transport/Transport.js'

/** The location of the back end and the means to reach it, which the core does not know. */
export type HttpOptions = Pick<
  TransportDeps,
  'fetch' | 'baseUrl' | 'hostname' | 'timeoutMs' | 'headers' | 'logger' | 'isConnectionError'
> &
  Partial<Pick<TransportDeps, 'random' | 'ids' | 'monotonicNow'>>

/** The visitor's part of the dashboard, and the connection that it shares with the modules of a signed-in customer. */
export interface HttpVisitor {
  readonly visitor: VisitorParts
  readonly transport: Transport
  readonly sessionApi: SessionApi
  /** The client that every request names. */
  readonly identity: ClientIdentity
}

/** Builds the visitor's part of the dashboard over HTTP. */
export const createHttpVisitor = (
  ports: Omit<VisitorPorts, 'identity' | 'owner' | 'serverNow' | 'sessionApi' | 'clientApi'>,
  options: HttpOptions,
): HttpVisitor => {
  const identity = createClientIdentity()
  const owner = createSessionOwner()
  const transport = createTransport({
    random: Math.random,
    monotonicNow: () => performance.now(),
    ids: { spanId: () => randomHex(8) },
    ...options,
    scheduler: ports.scheduler,
    clientId: identity.current,
    owns: owner.owns,
    onRequest: ports.telemetry.request,
  })
  const sessionApi = createHttpSessionApi(transport)
  const visitor = createVisitor({
    ...ports,
    identity,
    owner,
    serverNow: transport.serverNow,
    sessionApi,
    clientApi: createHttpClientApi(transport),
  })
  return { visitor, transport, sessionApi, identity }
}
