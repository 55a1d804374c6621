import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, type Nginx, place, test } from './running'
import { build, partOf, sha256 } from './testBuild'

const buildIn = (folder: string, version: number): string =>
  build(join(folder, `build-${version}`), `version-${version}`, 20)

/** Clients that check each answer of a host. */
const visitorsOf = ({ port }: Nginx) => {
  const odd: string[] = []
  let requests = 0
  const keepAlive = new Agent({ keepAlive: true })

  /** The text of an answer, or null for an odd one. */
  const get = async (path: string, agent: Agent | false): Promise<readonly [string, IncomingHttpHeaders] | null> => {
    requests += 1
    const headers = { host: 'localhost', 'accept-encoding': requests % 2 === 0 ? 'gzip' : 'identity' }
    const sent = request({ host: '127.0.0.1', port, path, agent, headers })
    let answer: IncomingMessage | null = null
    try {
      ;[answer] = (await once(sent.end(), 'response')) as [IncomingMessage]
      const body = await buffer(answer)
      if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`)
      return [String(answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body), answer.headers]
    } catch (error) {
      // A server may close an idle connection just as the next request is sent. A client then opens another.
      if (answer === null && sent.reusedSocket) return get(path, false)
      odd.push(`${path}: ${String(error)}`)
      return null
    }
  }

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
        const answer = await text(socket)
        versionOf(answer, /^content-security-policy: (.*)$/im.exec(answer)?.[1] ?? '')
      }
    },
    stop: () => keepAlive.destroy(),
  }
}

const changes = 40
const loops = 6
const settings = { backEnd: 'http://127.0.0.1:9' }

test('forty releases under load, forwards and back, cost no customer anything', async ({ nginxWith }, {
  outputDir,
}) => {
  const nginx = await nginxWith(settings, buildIn(outputDir, 0))
  await nginx.start()
  const visitors = visitorsOf(nginx)

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
    const given = isBack ? [] : [nginx.settings(settings), buildIn(outputDir, change)]
    // For a moment after a release, a worker of nginx that ends may still answer with the page before.
    const openPage = await visitors.openPage()
    const endRequest = await visitors.beginRequest()
    // Every fifth release is killed first, earlier or later; it has to leave nothing half-done.
    const run = (killAfter?: number) => nginx.run(isBack ? 'rollback' : 'release', given, killAfter)
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

test('a configuration that nginx refuses is not released', async ({ nginxWith }, { outputDir }) => {
  const nginx = await nginxWith(settings, buildIn(outputDir, 0))
  await nginx.start()
  const current = () => readFileSync(join(nginx.host, 'nginx.conf'), 'utf8')
  const before = current()
  const tls = { certificate: '/none/chain.pem', key: '/none/key.pem' }
  const said = await nginx.run('release', [nginx.settings({ ...settings, tls }), buildIn(outputDir, 1)])
  expect(said).toMatch(/^nginx refuses [^]*chain\.pem/)
  expect(current()).toBe(before)
})

test('a container that was killed starts again over its volume, and a newer image keeps its parts', async ({
  nginxWith,
}, { outputDir }) => {
  const nginx = await nginxWith(settings, buildIn(outputDir, 0))
  const visitors = visitorsOf(nginx)
  const start = (image: number) =>
    nginx.start(place('start.sh'), [nginx.settings(settings), buildIn(outputDir, image), nginx.host])
  await start(1)
  const { parts } = await visitors.openPage()
  await nginx.stop()
  // In a new container, the process number that the killed nginx left belongs to another process.
  writeFileSync(join(nginx.host, 'nginx.pid'), `${process.pid}\n`)
  await start(2)
  expect((await visitors.openPage()).version).toBe(2)
  await visitors.getParts(parts)
  visitors.stop()
  expect(visitors.odd).toEqual([])
})
