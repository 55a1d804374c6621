import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ifReachable, onceReachable, untilReachable, whenUnreachable } from './reachable'

let answer: () => Promise<Response>
let asked = 0
let told: string[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  told = []
  whenUnreachable((why) => void told.push(why))
  vi.stubGlobal('fetch', (_: string, { redirect }: RequestInit) => {
    asked += 1
    return redirect === 'manual' ? answer() : broken()
  })
  history.replaceState(null, '', '/booking/SUN1001')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  whenUnreachable(() => undefined)
  history.replaceState(null, '', '/')
})

const broken = () => Promise.reject(new TypeError('Failed to fetch'))
const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }))
const wait = () => {
  const ended = vi.fn()
  void untilReachable().then(ended)
  return ended
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it.each([
  ['200', status(200)],
  ['405', status(405)],
  // As the browser gives it to a script.
  ['a redirect', () => Promise.resolve(Response.error())],
])('a host that answers %s is reached', async (_, answers) => {
  answer = answers
  const ended = wait()
  await pass(0)
  expect([ended.mock.calls.length, asked, told]).toEqual([1, 1, []])
})

it.each([
  ['a broken connection', broken, 'offline'],
  ['a host that is down', status(502), 'unknown'],
])('the customer is told once of %s, and it goes on as soon as the host answers', async (_, fails, why) => {
  answer = fails
  const ended = wait()
  await pass(6_000)
  expect([ended.mock.calls.length, asked, told]).toEqual([0, 4, [why]])
  answer = status(200)
  await pass(2_000)
  expect([ended.mock.calls.length, asked, told]).toEqual([1, 5, [why]])
})

it('a customer who has gone to another page stays there, until they come back', async () => {
  answer = broken
  const ended = wait()
  await pass(0)
  history.replaceState(null, '', '/profile')
  answer = status(200)
  await pass(60_000)
  expect([ended.mock.calls.length, asked]).toEqual([0, 1])
  history.replaceState(null, '', '/booking/SUN1001')
  await pass(2_000)
  expect(ended.mock.calls.length).toBe(1)
})

const setOnLine = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)

it.each([
  ['at once with a connection', true, broken, 1, []],
  ['if the host answers although the browser says that it is offline', false, status(200), 1, []],
  ['not at all without a connection, and the customer is told', false, broken, 0, ['offline']],
  ['not at all if the host is down, and the customer is told', false, status(503), 0, ['unknown']],
] as const)('a press leaves the page %s', async (_, onLine, answers, leaves, tells) => {
  setOnLine(onLine)
  answer = answers
  const leave = vi.fn()
  ifReachable(leave)
  await pass(60_000)
  expect([leave.mock.calls.length, told]).toEqual([leaves, tells])
})

it('a page that is left without a connection goes once there is one', async () => {
  setOnLine(false)
  answer = broken
  const leave = vi.fn()
  onceReachable(leave)
  await pass(6_000)
  expect([leave.mock.calls.length, told]).toEqual([0, ['offline']])
  answer = status(200)
  await pass(2_000)
  expect(leave).toHaveBeenCalledOnce()
})
