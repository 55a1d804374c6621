import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import type { FakeBackend } from '../FakeBackend.js'
import { checkConformance, type ConformanceOptions } from './checkConformance.js'
import { conforms, describeReport, toJUnit } from './ConformanceReport.js'
import { plantedBreaches } from './testing/plantedBreaches.js'

const demo = { baseUrl: 'http://localhost', email: 'demo@example.com', password: 'Passw0rd!' }
const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') }

const check = (options: Partial<ConformanceOptions> = {}, backend = createFakeBackend({ clock })) =>
  checkConformance({
    ...demo,
    fetch: (url, init) => backend.fetch(url, init),
    now: clock.now,
    wait: async () => {},
    ...options,
  })

/** All that the suite can be given, so that nothing is left out. */
const everything = (backend: FakeBackend, listed: 'row' | 'failed' = 'row'): Partial<ConformanceOptions> => ({
  write: true,
  wait: async (milliseconds) => backend.clock.advance(milliseconds),
  other: { email: 'plan@example.com', password: 'Passw0rd!' },
  refund: async (payment) => void backend.payments.refund({ payment, listed }),
  failCheck: async (secret) => void backend.stripe.answerChallenge(secret, 'fail'),
  untilExpiry: true,
})

describe('the fake back end', () => {
  it('keeps the contract, and reading it changes nothing', async () => {
    const backend = createFakeBackend({ clock })
    const before = [backend.inspect.bookings(), backend.inspect.travellers(), backend.inspect.baskets()]
    const methods = new Set<string>()
    const report = await check({
      fetch: (url, init) => {
        if (!url.endsWith('/login')) methods.add(init.method ?? '')
        return backend.fetch(url, init)
      },
    })
    expect(describeReport(report)).toMatch(/http:\/\/localhost keeps the contract: \d+ calls, no breach\.\n$/)
    expect(conforms(report)).toBe(true)
    expect(methods).toEqual(new Set(['GET']))
    expect([backend.inspect.bookings(), backend.inspect.travellers(), backend.inspect.baskets()]).toEqual(before)
  })

  it('keeps it where things are changed and a ticket is bought, once; hardly an operation is left out', async () => {
    const backend = createFakeBackend({ clock })
    const report = await check({ write: true }, backend)
    expect(report.calls.flatMap(({ breaches }) => breaches)).toEqual([])
    expect(backend.inspect.charges()).toHaveLength(1)
    expect(report.notTried.map(({ operation }) => operation).sort()).toEqual([
      'changePassword',
      ...Array<string>(4).fill('pay'),
      'resetPassword',
      'updatePaymentPlan',
    ])
  })

  it.each(['row', 'failed'] as const)(
    'keeps it where money goes back (%s), a check fails, one expires, and another customer has the same key',
    async (listed) => {
      const backend = createFakeBackend({ clock })
      const report = await check(everything(backend, listed), backend)
      expect(report.calls.flatMap(({ breaches }) => breaches)).toEqual([])
      expect(backend.inspect.charges()).toHaveLength(1)
      expect(backend.inspect.returns()).toHaveLength(1)
      expect(report.notTried.filter(({ operation }) => operation === 'pay')).toEqual([])
      const expired = report.calls.filter(({ about }) => /minutes after a check was opened/.test(about))
      expect(expired.map(({ about }) => about).at(-1)).toBe('15 minutes after a check was opened')
    },
  )

  it('keeps it with money that went back before', async () => {
    const backend = createFakeBackend({ clock, world: 'money-back' })
    const report = await check({ email: 'ada@example.com', write: true }, backend)
    expect(report.calls.flatMap(({ breaches }) => breaches)).toEqual([])
  })

  it('is looked at in one booking alone where it is told so', async () => {
    const report = await check({ booking: 'SUN1002' })
    expect(report.calls.some(({ path }) => path.includes('SUN1001'))).toBe(false)
    expect(report.calls.some(({ path }) => path === '/api/booking/SUN1002')).toBe(true)
  })
})

describe('a back end that breaks the contract', () => {
  it.each(plantedBreaches)('is found out: $name', async ({ found, plant }) => {
    const backend = createFakeBackend({ clock })
    const report = await check({ ...everything(backend), fetch: plant(backend) })
    const breaches = report.calls.flatMap(({ operation, breaches }) =>
      breaches.map(({ rule, path }) => ({ rule, operation, path })),
    )
    expect(breaches).toContainEqual(found)
    expect(conforms(report)).toBe(false)
    expect(describeReport(report)).toContain(`    ${found.rule} at ${found.path}: expected `)
  })

  it('is told to people and to machines with the field, what was expected and what came', async () => {
    const [amount] = plantedBreaches
    const report = await check(amount === undefined ? {} : { fetch: amount.plant(createFakeBackend({ clock })) })
    const words = 'type at booking.prices.paid.value: expected a whole number, came '
    expect(describeReport(report)).toContain(`✗ getBooking  GET /api/booking/SUN1001\n    ${words}"60000"\n`)
    expect(describeReport(report)).toMatch(/breaks the contract in 1 of \d+ calls\.\n$/)
    expect(toJUnit(report)).toContain(`<failure type="type" message="${words}&quot;60000&quot;">`)
    expect(toJUnit(report)).toMatch(/<testsuites tests="\d+" failures="1" skipped="\d+">/)
  })
})

describe('a back end where nobody can sign in', () => {
  it('is left after that, and the report says so', async () => {
    const report = await check({ password: 'wrong' })
    expect(report.calls.at(-1)).toMatchObject({
      operation: 'login',
      breaches: [{ rule: 'refusal', expected: 'no errors' }],
    })
    expect(report.notTried).toContainEqual({ operation: 'getBookings', why: 'nobody could be signed in' })
  })

  it('is told by name where nothing answers at all', async () => {
    const fetch = async () => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })
    }
    await expect(check({ fetch })).rejects.toThrow(
      'No back end answers at http://localhost: fetch failed (connect ECONNREFUSED 127.0.0.1:1)',
    )
  })
})
