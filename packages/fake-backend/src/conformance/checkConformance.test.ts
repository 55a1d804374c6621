import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { aWorld } from '../worlds/aWorld.js'
import { validating } from '../../test/api/validatingProxy.js'
import { check, clock, describeBreach, everything } from '../../test/conformance/holdTheFake.js'
import { changing } from '../../test/conformance/plantBreach.js'
import { conforms, describeReport } from './ConformanceReport.js'
import { toJUnit } from './reportForms.js'
import { plantedBreaches } from '../../test/conformance/plantedBreaches.js'

describe('the fake back end', () => {
  it('keeps the contract, and a read-only check changes nothing', async () => {
    const backend = createFakeBackend({ clock })
    const before = [backend.inspect.bookings(), backend.inspect.customers(), backend.inspect.baskets()]
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
    expect([backend.inspect.bookings(), backend.inspect.customers(), backend.inspect.baskets()]).toEqual(before)
  })

  it('keeps the contract in a writing check, which covers nearly every operation and buys one ticket', async () => {
    const backend = createFakeBackend({ clock })
    const violations: string[] = []
    const fetch = validating((url, init) => backend.fetch(url, init), violations)
    const report = await check({ write: true, fetch }, backend)
    expect(violations.filter((violation) => !violation.includes(': asked: '))).toEqual([])
    expect(report.calls.flatMap(({ breaches }) => breaches)).toEqual([])
    expect(backend.inspect.charges()).toHaveLength(1)
    expect(report.notTried.map(({ operation, why }) => `${operation}: ${/--[a-z-]+/.exec(why)?.[0]}`)).toEqual([
      'login: --locked-email',
      'login: --unverified-email',
      'login: --reset-email',
      'getBooking: --other-email',
      'pay: --other-email',
      'pay: --refund',
      'pay: --fail-check',
      'pay: --until-expiry',
    ])
  })

  it.each(['row', 'failed'] as const)(
    'keeps the contract with a refund (%s), a failed and an expired challenge, and a key of another customer',
    async (listed) => {
      const backend = createFakeBackend({ clock })
      const report = await check(everything(backend, listed), backend)
      expect(report.calls.flatMap(({ breaches }) => breaches)).toEqual([])
      expect(backend.inspect.charges()).toHaveLength(1)
      expect(backend.inspect.returns()).toHaveLength(1)
      expect(report.notTried).toEqual([])
      const expired = report.calls.filter(({ about }) => /minutes after a check was opened/.test(about))
      expect(expired.map(({ about }) => about).at(-1)).toBe('15 minutes after a check was opened')
    },
  )

  it('keeps the contract with earlier refunds', async () => {
    const backend = createFakeBackend({ clock, world: 'money-back' })
    const report = await check({ email: 'ada@example.com', write: true }, backend)
    expect(report.calls.flatMap(({ breaches }) => breaches)).toEqual([])
  })

  it('keeps the contract if it sells nothing for a cancelled booking', async () => {
    const world = aWorld()
      .customer('ada@example.com')
      .booking((b) =>
        b
          .tickets(2)
          .sells({ extras: [{ price: 1000, fee: 0 }] })
          .with({ status: 60, planOffered: true }),
      )
    const report = await check({ email: 'ada@example.com', write: true }, createFakeBackend({ clock, world }))
    expect(report.calls.flatMap(({ breaches }) => breaches)).toEqual([])
  })

  it('is checked in one booking only, if the options name one', async () => {
    const report = await check({ booking: 'SUN1002' })
    expect(report.calls.some(({ path }) => path.includes('SUN1001'))).toBe(false)
    expect(report.calls.some(({ path }) => path === '/api/booking/SUN1002')).toBe(true)
  })
})

describe('a back end without a list of bookings', () => {
  const withoutList = (booking: string) => {
    const backend = createFakeBackend({ clock })
    backend.faults.add({ match: { path: 'getBookings' }, times: 'always', effect: { kind: 'status', status: 404 } })
    return check({ booking }, backend)
  }

  it('is asked for the booking that the options name', async () => {
    const { calls } = await withoutList('SUN1002')
    const asked = calls.filter(({ operation }) => operation === 'getBooking').map(({ path }) => path)
    expect(asked).toContain('/api/booking/SUN1002')
  })

  it('is a named error if it has no such booking', async () => {
    await expect(withoutList('NOPE')).rejects.toThrow('The back end answers with no booking NOPE')
  })
})

describe('a back end that breaks the contract', () => {
  const page = readFileSync(new URL('../../docs/breaches-that-conformance-finds.md', import.meta.url), 'utf8')
  const all = Object.values(plantedBreaches).flatMap((breaches) => Object.entries(breaches))

  // `plantedBreaches.long.test.ts` plants all breaches.
  it.each(all.filter((_, index) => index % 7 === 0))('is detected: %s', async (name, plant) => {
    expect(page).toContain(await describeBreach(name, plant))
  })

  it('is reported to people and machines with the field, the expected and the actual value', async () => {
    const plant = changing(/SUN1001$/, 'booking.prices.paid.value', String)
    const report = await check({ fetch: plant(createFakeBackend({ clock })) })
    const words = 'type at booking.prices.paid.value: expected a whole number, came '
    expect(describeReport(report)).toContain(`✗ getBooking  GET /api/booking/SUN1001\n    ${words}"60000"\n`)
    expect(describeReport(report)).toMatch(/breaks the contract in 1 of \d+ calls\.\n$/)
    expect(toJUnit(report)).toContain(`<failure message="${words}&quot;60000&quot;">`)
    expect(toJUnit(report)).toMatch(/<testsuites tests="\d+" failures="1" skipped="\d+" /)
  })
})

describe('a back end that signs nobody in', () => {
  it('is a named error if it refuses the password, before anything is changed', async () => {
    const wrong = 'cannot sign in: the e-mail address or the password is wrong (15000050)'
    await expect(check({ password: 'wrong' })).rejects.toThrow(`demo@example.com ${wrong}`)
    await expect(check({ email: 'locked@example.com' })).rejects.toThrow('the account is locked (15000030)')
    const backend = createFakeBackend({ clock })
    backend.faults.add({ match: { path: 'login' }, times: 'always', effect: { kind: 'error', code: 1 } })
    await expect(check({}, backend)).rejects.toThrow('demo@example.com cannot sign in: the back end says 1')
    const before = createFakeBackend({ clock })
    const other = { email: 'plan@example.com', password: 'wrong' }
    await expect(check({ write: true, other }, before)).rejects.toThrow(`plan@example.com ${wrong}`)
    expect(before.inspect.charges()).toEqual([])
  })

  it('breaks the contract if its answer is no refusal', async () => {
    const backend = createFakeBackend({ clock })
    backend.faults.add({ match: { path: 'login' }, times: 'always', effect: { kind: 'status', status: 500 } })
    const report = await check({}, backend)
    expect(conforms(report)).toBe(false)
    expect(report.notTried).toContainEqual({ operation: 'getBookings', why: 'nobody could be signed in' })
  })

  it('is a named error if nothing answers', async () => {
    const fetch = async () => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })
    }
    await expect(check({ fetch })).rejects.toThrow(
      'No back end answers at http://localhost: fetch failed (connect ECONNREFUSED 127.0.0.1:1)',
    )
  })
})
