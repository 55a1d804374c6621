import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test/api/createVisitor.js'
import { fillBasket, pay } from '../../test/api/shopping.js'
import { run } from './run.js'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fake-run-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command with these arguments until it serves or ends. */
const start = async (...args: readonly string[]) => {
  const stop = new AbortController()
  const said: string[] = []
  const complaints: string[] = []
  let greeted: () => void = () => undefined
  const greeting = new Promise<void>((resolve) => {
    greeted = resolve
  })
  const ended = run({
    args: ['--port', '0', ...args],
    env: {},
    print: (text) => {
      said.push(text)
      greeted()
    },
    complain: (sentence) => complaints.push(sentence),
    signal: stop.signal,
  })
  await Promise.race([greeting, ended])
  const url = /http:\/\/[\w.:[\]]+/.exec(said.join())?.[0] ?? ''
  const end = async (): Promise<number> => {
    stop.abort()
    return ended
  }
  return { url, said, complaints, end, ended }
}

/** A visitor whose cookie outlives a restart of the back end on another port. */
const visitorOf = (url: () => string) =>
  createVisitor({
    fetch: (input) => {
      const { pathname, search } = new URL((input as Request).url)
      return fetch(new Request(`${url()}${pathname}${search}`, input as Request))
    },
  })

describe('booking-fake-backend', () => {
  it('resumes from its state file after a restart: sessions, baskets, charges, faults and the clock', async () => {
    const file = join(folder, 'world.state')
    let served = await start('--state', file)
    const visitor = visitorOf(() => served.url)
    await visitor.signIn()
    await pay(visitor, { basketId: await fillBasket(visitor) })
    const basketId = await fillBasket(visitor)
    const control = (path: string, body: object) =>
      fetch(`${served.url}/__fake/${path}`, { method: 'POST', body: JSON.stringify(body) })
    await control('clock/advance', { ms: 60_000 })
    await control('faults', { match: { path: 'pay' }, times: 'once', effect: { kind: 'drop' } })
    const report = async () => (await fetch(`${served.url}/__fake/world`)).json() as Promise<{ ahead: number }>
    const before = await report()
    expect(await served.end()).toBe(0)
    expect((await stat(file)).mode & 0o077).toBe(0)

    served = await start('--state', file)
    expect(served.said.join()).toContain(`It goes on from ${file} (demo)`)
    expect(await report()).toMatchObject({ ...before, now: expect.any(String), ahead: 60_000 })
    expect((await visitor.call(customerEndpoints.getCustomer)).status).toBe(200)
    await expect(pay(visitor, { basketId, key: '00000000-0000-4000-8000-000000000002' })).rejects.toThrow(TypeError)
    const charges = await (await fetch(`${served.url}/__fake/charges`)).json()
    expect(charges).toMatchObject({ charges: [{ amount: 14500 }] })
    await served.end()
  })

  it('starts with a scenario or a custom world, and prints a link to its controls', async () => {
    const world = join(folder, 'world.json')
    await writeFile(
      world,
      JSON.stringify({ customers: [{ email: 'bo@example.com', bookings: [{ currency: 'JPY' }] }] }),
    )
    const served = await start('--world', world, '--strict', '--cors-origin', 'http://localhost:5173')
    expect(served.said.join()).toContain('bo@example.com')
    const home = await fetch(served.url, { redirect: 'manual' })
    expect([home.status, home.headers.get('location')]).toEqual([302, '/__fake/'])
    const headers = { origin: 'http://localhost:5173' }
    const plain = await fetch(`${served.url}/api/client/id`, { headers })
    expect([plain.status, plain.headers.get('access-control-allow-origin')]).toEqual([400, 'http://localhost:5173'])
    await served.end()
  })

  it('refuses a body larger than a megabyte, with or without a stated length', async () => {
    const served = await start()
    const large = 'x'.repeat(1_000_001)
    const refused = await fetch(`${served.url}/api/customer/login`, { method: 'POST', body: large })
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { errors: [{ code: 10000010, message: 'The body is larger than 1000000 bytes.' }] },
    ])
    const body = new Blob([large]).stream()
    const streamed = await fetch(`${served.url}/__fake/faults`, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(streamed.status).toBe(413)
    await served.end()
  })

  it.each([
    [['--prot', '1'], 'There is no option --prot: --help lists them.'],
    [['--host', 'no.such.host.invalid'], 'no.such.host.invalid is no name or address of this machine.'],
    [['--world', 'nowhere.json'], 'nowhere.json cannot be read.'],
    [
      ['--state', 'nowhere/world.state'],
      "The world cannot be stored in nowhere/world.state: ENOENT: no such file or directory, open 'nowhere/world.state.new'.",
    ],
  ])('ends with one sentence for %j', async (args, sentence) => {
    const { ended, complaints, said } = await start(...args)
    expect(await ended).toBe(1)
    expect([complaints, said]).toEqual([[sentence], []])
  })

  it('ends with one sentence for invalid files, and leaves them unchanged', async () => {
    const path = join(folder, 'letter.txt')
    await writeFile(path, 'Dear Sir')
    const kept = await start('--state', path)
    expect([await kept.ended, kept.complaints]).toEqual([1, [expect.stringContaining('is no state file')]])
    const world = await start('--world', path)
    expect([await world.ended, world.complaints]).toEqual([1, [expect.stringContaining('is not JSON')]])
    expect((await stat(path)).size).toBe(8)
  })

  it('ends with one sentence if its port is taken', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    const { ended, complaints } = await start('--port', String(port))
    expect(await ended).toBe(1)
    expect(complaints).toEqual([
      `Port ${port} is taken. Take another one, such as --port ${port + 1} or PORT=${port + 1}.`,
    ])
    taken.close()
  })

  it('prints help and its version, and ends', async () => {
    const { ended, said } = await start('--help')
    expect(await ended).toBe(0)
    expect(said.join()).toContain('--state <file>')
    const version = await start('--version')
    expect(version.said).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  })
})
