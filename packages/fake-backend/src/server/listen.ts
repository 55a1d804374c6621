import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { Connection } from './connections.js'

export class PortTaken extends Error {
  override readonly name = 'PortTaken'

  constructor(readonly port: number) {
    super(`Port ${port} is taken. Set PORT to another one, e.g. PORT=${port + 1} npm start`)
  }
}

export interface Listening {
  readonly port: number
  readonly close: () => Promise<void>
}

type Fetch = (request: Request, connection: Connection) => Promise<Response>

/** Listens on this machine alone, by IPv4 and, where there is one, IPv6. Rejects with PortTaken. */
export const listen = async (fetch: Fetch, port: number): Promise<Listening> => {
  const first = await listenOn(fetch, port, '127.0.0.1')
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
    server.once('error', (error) =>
      reject('code' in error && error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    )
    server.listen(port, hostname, () => resolve(server))
  })

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
