import { once } from 'node:events'
import { readlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { makeBuild, partOf, sha256 } from './testBuild'
import { expect, type Host, test } from './testHost'

const buildOf = (folder: string, version: number): string => makeBuild(folder, `version-${version}`, 20)

/** Clients that check each answer of a host. */
const visitorsOf = ({ port, url }: Host) => {
  const odd: string[] = []
  let requests = 0
  const get = async (path: string): Promise<{ readonly body: string; readonly policy: string }> => {
    requests += 1
    // Each on a connection of its own: a browser asks again if a server closes an idle one.
    const headers = { connection: 'close', 'accept-encoding': requests % 2 === 0 ? 'gzip' : 'identity' }
    try {
      const answer = await fetch(url + path, { headers })
      if (answer.status !== 200) odd.push(`${path}: status ${answer.status}`)
      return { body: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' }
    } catch (error) {
      odd.push(`${path}: ${String(error)}`)
      return { body: '', policy: '' }
    }
  }
  /** The version of a page, whose policy has to allow its inline script. */
  const versionOf = (html: string, policy: string): number => {
    const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? ''
    if (!policy.includes(`'sha256-${sha256(script)}'`)) odd.push(`the policy forbids ${script}`)
    return Number(/version-(\d+)/.exec(script)?.[1])
  }
  const openPage = async (): Promise<{ version: number; parts: readonly string[] }> => {
    const { body, policy } = await get('/booking/SUN1001')
    return {
      version: versionOf(body, policy),
      parts: [...body.matchAll(/src="\/build\/([^"]+)"/g)].map(([, name = '']) => name),
    }
  }
  const getParts = async (parts: readonly string[]): Promise<void> => {
    for (const name of parts)
      if ((await get(`/build/${name}`)).body !== partOf(name)) odd.push(`${name} has another content`)
  }
  return {
    odd,
    requests: () => requests,
    openPage,
    getParts,
    /** Opens pages with their parts until `isOver`, at least three. */
    visit: async (isOver: () => boolean): Promise<void> => {
      for (let visits = 0; visits < 3 || !isOver(); visits += 1) await getParts((await openPage()).parts)
    },
    /** Begins a request for the page on its own connection; the returned function completes it. */
    beginRequest: async (): Promise<() => Promise<void>> => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      return async () => {
        socket.end('Connection: close\r\n\r\n')
        const answer = await text(socket)
        versionOf(answer, /^content-security-policy: (.*)$/im.exec(answer)?.[1] ?? '')
      }
    },
  }
}

const changes = 40
const loops = 6

test('forty releases under load, forwards and back, cost no customer anything', async ({ hostWith }, { outputDir }) => {
  const host = await hostWith('http://127.0.0.1:9')
  await host.start(buildOf(outputDir, 0))
  const visitors = visitorsOf(host)

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
    const build = isBack ? undefined : buildOf(outputDir, change)
    const openPage = await visitors.openPage()
    const endRequest = await visitors.beginRequest()
    // Every fifth release is killed first, earlier or later; it has to leave nothing half-done.
    const run = (killAfter?: number) => host.run(isBack ? 'rollback' : 'release', build, killAfter)
    if (!isBack && change % 5 === 0) await underLoad(() => run(change * 5))
    expect(await underLoad(run)).toContain('is the current release')
    await endRequest()
    await visitors.getParts(openPage.parts)
    ;[before, current] = [current, isBack ? before : change]
    // For a moment after a release, a worker of nginx that ends may still answer with the page before.
    await expect.poll(async () => (await visitors.openPage()).version).toBe(current)
  }
  expect(visitors.odd).toEqual([])
  expect(visitors.requests()).toBeGreaterThan(changes * loops * 3)
  process.stdout.write(`${changes} releases, ${visitors.requests()} requests, no odd answer\n`)
})

test('a configuration that nginx refuses is not released', async ({ hostWith }, { outputDir }) => {
  const host = await hostWith('http://127.0.0.1:9')
  await host.start(buildOf(outputDir, 0))
  const current = () => readlinkSync(join(host.folder, 'current'))
  const before = current()
  writeFileSync(join(host.folder, 'nginx.conf'), 'http { nonsense; }')
  expect(await host.run('release', buildOf(outputDir, 1))).toMatch(/"nonsense"[^]*nginx does not take/)
  expect(current()).toBe(before)
})

test('a container that was killed starts again over its volume, and a newer image keeps its parts', async ({
  hostWith,
}, { outputDir }) => {
  const host = await hostWith('http://127.0.0.1:9')
  const visitors = visitorsOf(host)
  await host.start(buildOf(outputDir, 1))
  const { parts } = await visitors.openPage()
  await host.stop()
  // In a new container, the process number that the killed nginx left belongs to another process.
  writeFileSync(join(host.folder, 'nginx.pid'), `${process.pid}\n`)
  await host.start(buildOf(outputDir, 2))
  expect((await visitors.openPage()).version).toBe(2)
  await visitors.getParts(parts)
  expect(visitors.odd).toEqual([])
})
