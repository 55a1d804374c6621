import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { expect, test as base } from '@playwright/test'
import { freePort } from '../e2e/support/freePort'
import { build, partOf, sha256 } from './testBuild'

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

interface Host {
  readonly port: number
  readonly folder: string
  /** Runs `host.mjs`; with `killAfter`, for that many milliseconds. */
  readonly run: (command: string, given: readonly string[], killAfter?: number) => Promise<string>
  readonly start: (file: string, given: readonly string[]) => Promise<ChildProcess>
  readonly stop: (server: ChildProcess) => Promise<void>
  readonly settings: (changes?: object) => string
  readonly buildOf: (version: number) => string
}

const test = base.extend<{ readonly host: Host }>({
  host: async ({}, provide) => {
    const root = mkdtempSync(join(tmpdir(), 'releases-'))
    // If root starts nginx, its workers run as an unprivileged user.
    chmodSync(root, 0o755)
    const folder = join(root, 'host')
    const port = await freePort()
    const running = new Set<ChildProcess>()
    const stop: Host['stop'] = async (server) => {
      running.delete(server)
      server.kill('SIGQUIT')
      await once(server, 'close')
    }
    await provide({
      port,
      folder,
      run: async (command, given, killAfter) => {
        const child = spawn('node', [place('host.mjs'), command, folder, ...given])
        const words: Buffer[] = []
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => words.push(chunk))
        if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter)
        await once(child, 'close')
        return Buffer.concat(words).toString()
      },
      start: async (file, given) => {
        const server = spawn(file, given, { stdio: ['ignore', 'ignore', 'inherit'] })
        running.add(server)
        await expect(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(204)).toPass()
        return server
      },
      stop,
      settings: (changes) => {
        const given = { hostnames: ['localhost'], backEnd: 'http://127.0.0.1:9', port, https: false, ...changes }
        writeFileSync(join(root, 'settings.json'), JSON.stringify(given))
        return join(root, 'settings.json')
      },
      buildOf: (version) => build(join(root, `build-${version}`), `version-${version}`, 20),
    })
    for (const server of running) await stop(server)
    rmSync(root, { recursive: true })
  },
})

/** Clients that check each answer of a host. */
const visitorsOf = (port: number) => {
  const odd: string[] = []
  let requests = 0
  const keepAlive = new Agent({ keepAlive: true })

  /** The text of an answer, or null for an odd one. */
  const get = (path: string, agent: Agent | false): Promise<readonly [string, IncomingHttpHeaders] | null> =>
    new Promise((resolve) => {
      requests += 1
      const isOdd = (words: string): void => {
        odd.push(`${path}: ${words}`)
        resolve(null)
      }
      const headers = { host: 'localhost', 'accept-encoding': requests % 2 === 0 ? 'gzip' : 'identity' }
      const sent = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', (error) => isOdd(`cut: ${error}`))
        answer.on('end', () => {
          const body = Buffer.concat(chunks)
          if (answer.statusCode !== 200) return isOdd(`status ${answer.statusCode}`)
          const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
          resolve([text.toString(), answer.headers])
        })
      })
      // A server may close an idle connection just as the next request is sent. A client then opens another.
      sent.on('error', (error) => (sent.reusedSocket ? resolve(get(path, false)) : isOdd(`no answer: ${error}`)))
      sent.end()
    })

  /** The version of a page whose policy allows its inline script. */
  const versionOf = (html: string, policy: string): number => {
    const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? ''
    if (!policy.includes(`'sha256-${sha256(script)}'`)) odd.push(`the policy forbids ${script}`)
    return Number(/version-(\d+)/.exec(script)?.[1])
  }
  const openPage = async (agent: Agent | false = false): Promise<{ version: number; parts: readonly string[] }> => {
    const [html, headers] = (await get('/booking/SUN1001', agent)) ?? ['', {}]
    const version = versionOf(html, String(headers['content-security-policy']))
    return { version, parts: [...html.matchAll(/src="\/build\/([^"]+)"/g)].map(([, name = '']) => name) }
  }
  const getParts = async (parts: readonly string[], agent: Agent | false = keepAlive): Promise<void> => {
    for (const name of parts) {
      const answer = await get(`/build/${name}`, agent)
      if (answer !== null && answer[0] !== partOf(name)) odd.push(`${name} has another content`)
    }
  }
  return {
    odd,
    requests: () => requests,
    openPage,
    getParts,
    /** Opens pages with their parts until `isOver`, at least three. */
    visit: async (isOver: () => boolean): Promise<void> => {
      for (let visits = 0; visits < 3 || !isOver(); visits += 1) {
        const agent = visits % 2 === 0 ? keepAlive : false
        await getParts((await openPage(agent)).parts, agent)
      }
    },
    /** Begins a request for the page on its own connection; the returned function completes it. */
    beginRequest: async (): Promise<() => Promise<void>> => {
      requests += 1
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      return async () => {
        socket.end('Connection: close\r\n\r\n')
        let answer = ''
        for await (const chunk of socket) answer += String(chunk)
        versionOf(answer, /^content-security-policy: (.*)$/im.exec(answer)?.[1] ?? '')
      }
    },
    stop: () => keepAlive.destroy(),
  }
}

const changes = 40
const loops = 6

test('forty releases under load, forwards and back, cost no customer anything', async ({ host }) => {
  const settings = host.settings()
  await host.run('release', [settings, host.buildOf(0)])
  await host.start('nginx', ['-e', 'stderr', '-c', join(host.folder, 'nginx.conf'), '-g', 'daemon off;'])
  const visitors = visitorsOf(host.port)

  const underLoad = async (run: () => Promise<string>): Promise<string> => {
    let isOver = false
    const visiting = Promise.all(Array.from({ length: loops }, () => visitors.visit(() => isOver)))
    const said = await run()
    isOver = true
    await visiting
    return said
  }

  let [current, before] = [0, 0]
  for (let change = 1; change <= changes; change += 1) {
    const isBack = change % 4 === 0
    const given = isBack ? [] : [settings, host.buildOf(change)]
    // For a moment after a release, a worker of nginx that ends may still answer with the page before.
    const openPage = await visitors.openPage()
    const endRequest = await visitors.beginRequest()
    // Every fifth release is killed first, earlier or later; it has to leave nothing half-done.
    const run = (killAfter?: number) => host.run(isBack ? 'rollback' : 'release', given, killAfter)
    if (!isBack && change % 5 === 0) await underLoad(() => run(change * 10))
    expect(await underLoad(run)).toContain('is the current release')
    await endRequest()
    await visitors.getParts(openPage.parts)
    ;[before, current] = [current, isBack ? before : change]
    await expect.poll(async () => (await visitors.openPage()).version).toBe(current)
  }
  visitors.stop()
  expect(visitors.odd).toEqual([])
  expect(visitors.requests()).toBeGreaterThan(changes * loops * 3)
  process.stdout.write(`${changes} releases, ${visitors.requests()} requests, no odd answer\n`)
})

test('a configuration that nginx refuses is not released', async ({ host }) => {
  await host.run('release', [host.settings(), host.buildOf(0)])
  await host.start('nginx', ['-e', 'stderr', '-c', join(host.folder, 'nginx.conf'), '-g', 'daemon off;'])
  const before = readFileSync(join(host.folder, 'nginx.conf'), 'utf8')
  const tls = { certificate: '/none/chain.pem', key: '/none/key.pem' }
  expect(await host.run('release', [host.settings({ tls }), host.buildOf(1)])).toMatch(/^nginx refuses [^]*chain\.pem/)
  expect(readFileSync(join(host.folder, 'nginx.conf'), 'utf8')).toBe(before)
})

test('a container that was killed starts again over its volume, and a newer image keeps its parts', async ({
  host,
}) => {
  const visitors = visitorsOf(host.port)
  const settings = host.settings()
  const images = [1, 2].map(host.buildOf)
  const start = (version: number) => host.start(place('start.sh'), [settings, images[version - 1] ?? '', host.folder])
  const older = await start(1)
  const { parts } = await visitors.openPage()
  await host.stop(older)
  // In a new container, the process number that the killed nginx left belongs to another process.
  writeFileSync(join(host.folder, 'nginx.pid'), `${process.pid}\n`)
  await start(2)
  expect((await visitors.openPage()).version).toBe(2)
  await visitors.getParts(parts)
  visitors.stop()
  expect(visitors.odd).toEqual([])
})
