import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request as askHttp, type ServerResponse } from 'node:http'
import { type RequestOptions, request as askHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../e2e/support/freePort'
import { expect, test as inWorld } from '../e2e/support/world'

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** What `docker stop` sends. */
const stopSignal = /^STOPSIGNAL (\w+)$/m.exec(readFileSync(place('Dockerfile'), 'utf8'))?.[1] as NodeJS.Signals

export interface Nginx {
  /** Holds the access log (`log`) and the error log (`errors`). */
  readonly folder: string
  readonly port: number
  readonly start: () => Promise<void>
  /** Stops like `docker stop`: the process ends after it has answered the last call under way. */
  readonly stop: () => Promise<void>
  /** Releases the same build again, with these settings. */
  readonly releaseWith: (settings: object) => void
  readonly command: (...words: readonly string[]) => string
  readonly ask: (
    path: string,
    options?: RequestOptions,
  ) => Promise<{ readonly status: number; readonly body: string; readonly headers: IncomingMessage['headers'] }>
}

interface Fixtures {
  /** A real nginx for a release with these settings, not started yet. */
  readonly nginxWith: (settings: object) => Promise<Nginx>
  /** A scripted back end on this machine. */
  readonly backEnd: (answer: (request: IncomingMessage, response: ServerResponse) => void) => Promise<number>
}

export const test = inWorld.extend<Fixtures>({
  nginxWith: async ({}, provide) => {
    const ends: (() => Promise<void>)[] = []
    await provide(async (given) => {
      const folder = mkdtempSync(join(tmpdir(), 'operation-'))
      // If root starts nginx, its workers run as an unprivileged user.
      chmodSync(folder, 0o755)
      const port = await freePort()
      const host = join(folder, 'host')
      const command: Nginx['command'] = (name = '', ...rest) =>
        execFileSync('node', [place('host.mjs'), name, host, ...rest], { encoding: 'utf8' })
      const releaseWith = (changes: object): void => {
        const settings = { hostnames: ['localhost'], https: false, port, accessLog: join(folder, 'log'), ...changes }
        writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings))
        command('release', join(folder, 'settings.json'), place('../dist'))
      }
      releaseWith(given)
      const isSecure = 'tls' in given
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
      return {
        folder,
        port,
        releaseWith,
        command,
        stop,
        start: async () => {
          running = spawn('nginx', ['-e', 'stderr', '-c', join(host, 'nginx.conf'), '-g', 'daemon off;'], {
            stdio: ['ignore', 'ignore', openSync(join(folder, 'errors'), 'a')],
          })
          await expect(async () => void command('health')).toPass()
        },
        ask: async (path, options = {}) => {
          const all = { host: '127.0.0.1', port, path, rejectUnauthorized: false, ...options }
          const asked = (isSecure ? askHttps : askHttp)({ ...all, headers: { host: 'localhost', ...options.headers } })
          const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]
          const chunks: Buffer[] = []
          for await (const chunk of answer) chunks.push(chunk as Buffer)
          return { status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString(), headers: answer.headers }
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
