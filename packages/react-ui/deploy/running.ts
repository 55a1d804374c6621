import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request as askHttp, type ServerResponse } from 'node:http'
import { type RequestOptions, request as askHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '../e2e/support/freePort'
import { expect, test as inWorld } from '../e2e/support/world'

export { expect }

export const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** The last build of the product. */
export const dist = place('../dist')
/** What `docker stop` sends. */
const stopSignal = /^STOPSIGNAL (\w+)$/m.exec(readFileSync(place('Dockerfile'), 'utf8'))?.[1] as NodeJS.Signals

export interface Nginx {
  /** Holds the access log (`log`) and the error log (`errors`). */
  readonly folder: string
  /** The folder of the host. */
  readonly host: string
  readonly port: number
  /** Starts nginx, or what starts it, and waits until it serves. */
  readonly start: (file?: string, words?: readonly string[]) => Promise<void>
  /** Stops like `docker stop`: the process ends after it has answered the last call under way. */
  readonly stop: () => Promise<void>
  /** Writes the settings of a release, and returns the file. */
  readonly settings: (changes: object) => string
  /** Runs `host.mjs` and returns what it says; with `killAfter`, for that many milliseconds. */
  readonly run: (command: string, words?: readonly string[], killAfter?: number) => Promise<string>
  readonly ask: (
    path: string,
    options?: RequestOptions,
  ) => Promise<{ readonly status: number; readonly body: string; readonly headers: IncomingMessage['headers'] }>
}

interface Fixtures {
  /** A real nginx for a release with these settings, not started yet. */
  readonly nginxWith: (settings: object, build?: string) => Promise<Nginx>
  /** A scripted back end on this machine. */
  readonly backEnd: (answer: (request: IncomingMessage, response: ServerResponse) => void) => Promise<number>
}

export const test = inWorld.extend<Fixtures>({
  nginxWith: async ({}, provide) => {
    const ends: (() => Promise<void>)[] = []
    await provide(async (given, build = dist) => {
      const folder = mkdtempSync(join(tmpdir(), 'operation-'))
      // If root starts nginx, its workers run as an unprivileged user.
      chmodSync(folder, 0o755)
      const port = await freePort()
      const host = join(folder, 'host')
      const settings: Nginx['settings'] = (changes) => {
        const all = { hostnames: ['localhost'], https: false, port, accessLog: join(folder, 'log'), ...changes }
        writeFileSync(join(folder, 'settings.json'), JSON.stringify(all))
        return join(folder, 'settings.json')
      }
      const run: Nginx['run'] = async (command, words = [], killAfter) => {
        const child = spawn('node', [place('host.mjs'), command, host, ...words])
        if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter)
        return (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
      }
      let running: ReturnType<typeof spawn> | null = null
      const stop = async (): Promise<void> => {
        const ending = running
        running = null
        if (ending === null) return
        ending.kill(stopSignal)
        await once(ending, 'close')
      }
      ends.push(async () => {
        await stop()
        rmSync(folder, { recursive: true })
      })
      expect(await run('release', [settings(given), build])).toContain('is the current release')
      const isSecure = 'tls' in given
      return {
        folder,
        host,
        port,
        settings,
        run,
        stop,
        start: async (
          file = 'nginx',
          words = ['-e', 'stderr', '-c', join(host, 'nginx.conf'), '-g', 'daemon off;'],
        ) => {
          running = spawn(file, words, { stdio: ['ignore', 'ignore', openSync(join(folder, 'errors'), 'a')] })
          await expect.poll(() => run('health')).toMatch(/^nginx serves/)
        },
        ask: async (path, options = {}) => {
          const all = { host: '127.0.0.1', port, path, rejectUnauthorized: false, ...options }
          const asked = (isSecure ? askHttps : askHttp)({ ...all, headers: { host: 'localhost', ...options.headers } })
          const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]
          return { status: answer.statusCode ?? 0, body: await text(answer), headers: answer.headers }
        },
      }
    })
    for (const end of ends) await end()
  },
  backEnd: async ({}, provide) => {
    const servers: ReturnType<typeof createServer>[] = []
    await provide(async (answer) => {
      const server = createServer(answer).listen(0, '127.0.0.1')
      servers.push(server)
      await once(server, 'listening')
      return (server.address() as AddressInfo).port
    })
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  },
})

/** A self-signed certificate for this name. */
export const certify = (folder: string, name: string): { readonly certificate: string; readonly key: string } => {
  const files = { certificate: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) }
  execFileSync(
    'openssl',
    // biome-ignore format: one option a pair
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-keyout', files.key, '-out', files.certificate],
    { stdio: 'ignore' },
  )
  return files
}

export const echo = (request: IncomingMessage, response: ServerResponse): void =>
  void response.end(JSON.stringify(request.headers))
