import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '../e2e/support/freePort'
import { expect, test as inWorld, type World } from '../e2e/support/world'

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
export const dist = place('../dist')

export interface Host {
  /** The folder of the host, with `log` and `errors`. */
  readonly folder: string
  readonly port: number
  readonly url: string
  /** Runs the command of the image, and waits until it serves. */
  readonly start: (build?: string) => Promise<void>
  /** Stops like `docker stop`: the process ends after it has answered the last call under way. */
  readonly stop: () => Promise<void>
  /** Runs `host.mjs` and returns what it says; with `killAfter`, for that many milliseconds. */
  readonly run: (command: 'release' | 'rollback', build?: string, killAfter?: number) => Promise<string>
  readonly set: (settings: object) => void
  readonly ask: (path: string, options?: { method?: string; headers?: Record<string, string> }) => Promise<Answer>
}
interface Answer {
  readonly status: number
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

/** `nginx.conf` as it is in the repository, with what a host of this test changes. */
const configurationOf = (folder: string, port: number, backEnd: string, changes: Readonly<Record<string, string>>) =>
  Object.entries({
    '/srv/dashboard': folder,
    'listen 8080': `listen ${port}`,
    'bookings.example.com': 'localhost',
    'http://backend.internal:8080': backEnd,
    '/dev/stdout': join(folder, 'log'),
    // Stripe's stand-in of the fake back end, whose frames have a policy of their own.
    'server_name localhost':
      'location ^~ /__stripe/ { add_header Cache-Control no-store; proxy_pass $back_end; }\n    server_name localhost',
    ...changes,
  }).reduce(
    (all, [from, to]) => {
      expect(all).toContain(from)
      return all.replaceAll(from, to)
    },
    readFileSync(place('nginx.conf'), 'utf8'),
  )

const stopSignal = /^STOPSIGNAL (\w+)$/m.exec(readFileSync(place('Dockerfile'), 'utf8'))?.[1] as NodeJS.Signals
/** As in the image, nginx runs as a user with few rights. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const makeHost = async (backEnd: string, changes: Readonly<Record<string, string>>): Promise<Host> => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configurationOf(folder, port, backEnd, changes))
  let running: ReturnType<typeof spawn> | null = null
  const ask: Host['ask'] = async (path, { headers, ...options } = {}) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host: 'localhost', ...headers }, ...options })
    const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage]
    return { status: answer.statusCode ?? 0, body: await text(answer), headers: answer.headers }
  }
  return {
    folder,
    port,
    url: `http://localhost:${port}`,
    ask,
    set: (settings) => writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings)),
    run: async (command, build, killAfter) => {
      const words = [place('host.mjs'), command, folder, ...(build === undefined ? [] : [build])]
      const child = spawn('node', words, user)
      if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter)
      return (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
    },
    start: async (build = dist) => {
      const errors = openSync(join(folder, 'errors'), 'a')
      running = spawn(place('start.sh'), [folder, build], { ...user, stdio: ['ignore', 'ignore', errors] })
      await expect(async () => expect((await ask('/healthz')).status).toBe(204)).toPass()
    },
    stop: async () => {
      const ending = running
      running = null
      if (ending === null) return
      ending.kill(stopSignal)
      await once(ending, 'close')
    },
  }
}

interface Fixtures {
  /** A host that is not started yet. Its nginx.conf has these changes. */
  readonly hostWith: (backEnd: string | RequestListener, changes?: Readonly<Record<string, string>>) => Promise<Host>
  /** A host of the last build, over the world. A page of the test opens it. */
  readonly host: Host
}

export const test = inWorld.extend<Fixtures & { readonly world: World }>({
  hostWith: async ({}, provide) => {
    const ends: (() => unknown)[] = []
    await provide(async (backEnd, changes = {}) => {
      let address = backEnd
      if (typeof address === 'function') {
        const server = createServer(address).listen(0, '127.0.0.1')
        await once(server, 'listening')
        address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
        ends.push(
          () => server.closeAllConnections(),
          () => server.close(),
        )
      }
      const host = await makeHost(address, changes)
      ends.push(host.stop, () => rmSync(host.folder, { recursive: true }))
      return host
    })
    for (const end of ends) await end()
  },
  host: async ({ world, hostWith }, provide) => {
    await world.ask('reset', {})
    const host = await hostWith(world.url.replace('localhost', '127.0.0.1'))
    host.set({ stripeScript: '/__stripe/stripe.js' })
    await host.start()
    await provide(host)
  },
  baseURL: async ({ host }, provide) => provide(host.url),
})

export { expect }
