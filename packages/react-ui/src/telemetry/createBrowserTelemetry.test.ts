import type { ErrorReport, RequestReport, Telemetry } from '@booking-dashboard/core/ports'
import { expect, it } from 'vitest'
import { createLazyTelemetry } from './createBrowserTelemetry'
import { readReporting } from './telemetrySettings'

const report: ErrorReport = { code: 'getBookings', message: '', severity: 'fatal' }
const request: RequestReport = {
  method: 'GET',
  path: '/api/booking/:bookingRef',
  traceId: '0123456789abcdef0123456789abcdef',
  attempt: 1,
  duration: 12,
  end: 200,
}
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const opened = (rested: Promise<void> | null = null, mayLoad: () => boolean = () => true) => {
  const sent: string[] = []
  const seen = { loads: 0, sent }
  const telemetry = createLazyTelemetry<Telemetry>({
    load: async () => {
      seen.loads += 1
      if (!mayLoad()) throw new Error('offline')
      return {
        error: ({ code }) => void sent.push(code),
        vital: ({ name }) => void sent.push(name),
        request: ({ path }) => void sent.push(path),
      }
    },
    rested,
    measure: async () => void sent.push('measures'),
  })
  return { telemetry, seen }
}

it('loads the sender once, with the first error, and loses none', async () => {
  const { telemetry, seen } = opened()
  expect(seen.loads).toBe(0)
  telemetry.error(report)
  telemetry.error({ ...report, code: 'login' })
  await settle()
  telemetry.error({ ...report, code: 'render' })
  await settle()
  expect(seen).toEqual({ loads: 1, sent: ['getBookings', 'login', 'render'] })
})

it('fails silently if the sender cannot be loaded, and tries again with the next error', async () => {
  let isOnline = false
  const { telemetry, seen } = opened(null, () => isOnline)
  telemetry.error(report)
  await settle()
  isOnline = true
  telemetry.error({ ...report, code: 'login' })
  await settle()
  expect(seen.sent).toEqual(['login'])
})

it('drops requests and vitals, and measures nothing, if they are not reported', async () => {
  const { telemetry, seen } = opened()
  telemetry.request(request)
  telemetry.vital({ name: 'LCP', value: 900, page: '/login', navigation: 'navigate' })
  await settle()
  expect(seen).toEqual({ loads: 0, sent: [] })
})

it('loads nothing for a request until the page is idle, and loses none', async () => {
  let rest = (): void => undefined
  const { telemetry, seen } = opened(
    new Promise((resolve) => {
      rest = resolve
    }),
  )
  telemetry.request(request)
  await settle()
  expect(seen.loads).toBe(0)
  rest()
  await settle()
  expect(seen.loads).toBe(1)
  expect(seen.sent.toSorted()).toEqual(['/api/booking/:bookingRef', 'measures'])
})

const page = (tags: Readonly<Record<string, string>>) => (name: string) => tags[name] ?? null
const dsn = 'https://key@errors.example/7'

it('reads the address for reports', () => {
  const tags = { 'error-reporting-dsn': dsn, 'error-reporting-environment': 'staging' }
  const build = 'booking-dashboard@0.1.0+5f2c81d09a3e'
  expect(readReporting(page({ ...tags, build }))).toEqual({ dsn, environment: 'staging', build, performance: false })
  expect(readReporting(page(tags))?.build).toBe('unknown')
  expect(readReporting(page({ ...tags, 'performance-reporting': 'on' }))?.performance).toBe(true)
})

it.each([
  {},
  { 'error-reporting-dsn': dsn },
  { 'error-reporting-dsn': '', 'error-reporting-environment': 'production' },
  { 'error-reporting-environment': 'production' },
  { 'error-reporting-dsn': dsn, 'error-reporting-environment': 'test' },
  { 'performance-reporting': 'on' },
])('reports nothing for %j', (tags) => {
  expect(readReporting(page(tags))).toBeNull()
})
