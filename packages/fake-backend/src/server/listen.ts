import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { Connection } from './connections.js'

/** Another program listens on the port. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'

  constructor(readonly port: number) {
    super(`Port ${port} is taken. Take another one, or 0 for any free port.`)
  }
}

/** The host is not an address of this machine. */
export class HostUnknown extends Error {
  override readonly name = 'HostUnknown'

  constructor(readonly host: string) {
    super(`${host} is no name or address of this machine.`)
  }
}

export class PortForbidden extends Error {
  override readonly name = 'PortForbidden'

  constructor(readonly port: number) {
    super(`This user may not listen on port ${port}. Take one from 1024 on.`)
  }
}

export interface Listening {
  readonly port: number
  readonly close: () => Promise<void>
}

type Fetch = (request: Request, connection: Connection) => Promise<Response>

/**
 * Listens on one host. For localhost it listens on IPv4 and, if available, IPv6. Rejects with PortTaken, PortForbidden
 * or HostUnknown.
 */
export const listen = async (fetch: Fetch, port: number, host = 'localhost'): Promise<Listening> => {
  const first = await listenOn(fetch, port, host === 'localhost' ? '127.0.0.1' : host)
  if (host !== 'localhost') return { port: portOf(first), close: () => closeAll([first]) }
  const chosen = portOf(first)
  const servers = [first]
  try {
    servers.push(await listenOn(fetch, chosen, '::1'))
  } catch (error) {
    if (error instanceof PortTaken) {
      await closeAll(servers)
      throw error
    }
  }
  return { port: chosen, close: () => closeAll(servers) }
}

const listenOn = (fetch: Fetch, port: number, hostname: string): Promise<ServerType> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({ fetch, overrideGlobalObjects: false })
    // An idle connection stays open until its client closes it. Closing it just as a request arrives would fail that
    // call without a fault.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0
    server.once('error', (error: NodeJS.ErrnoException) => reject(inWords(error, port, hostname)))
    server.listen(port, hostname, () => resolve(server))
  })

const inWords = (error: NodeJS.ErrnoException, port: number, host: string): Error => {
  if (error.code === 'EADDRINUSE') return new PortTaken(port)
  if (error.code === 'EACCES') return new PortForbidden(port)
  return ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? '') ? new HostUnknown(host) : error
}

const portOf = (server: ServerType): number => {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

const closeAll = async (servers: readonly ServerType[]): Promise<void> => {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve())
          if ('closeAllConnections' in server) server.closeAllConnections()
        }),
    ),
  )
}
