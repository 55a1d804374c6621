import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/**
 * The connection from the browser to a world, which a test can cut and restore. The browser's own emulation leaves
 * service workers connected.
 */
export interface Cable {
  readonly url: string
  readonly pull: () => Promise<void>
  readonly plugIn: () => Promise<void>
}

export const layCable = async (worldPort: number): Promise<Cable> => {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(worldPort, 'localhost')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from))
    }
  })
  const listen = (port: number): Promise<void> => new Promise((done) => void server.listen(port, 'localhost', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    pull: () =>
      new Promise((done) => {
        server.close(() => done())
        sockets.forEach((socket) => socket.destroy())
      }),
    plugIn: () => listen(port),
  }
}
