import type { ErrorReport } from '@booking-dashboard/core/ports'
import { describe, expect, it } from 'vitest'
import { createSentryTelemetry, envelopeAddress } from './createSentryTelemetry'

const report: ErrorReport = {
  code: 'getBookings',
  message: 'No bookings.',
  severity: 'fatal',
  path: 'past.0.id',
  customerId: '7001',
}
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const opened = (
  answer: () => Promise<Response> = async () => new Response('{}'),
  dsn = 'https://abc@errors.example/7',
) => {
  const posted: { readonly address: string; readonly init: RequestInit }[] = []
  const clock = { now: Date.parse('2026-03-02T09:00:00Z') }
  const telemetry = createSentryTelemetry(
    { dsn, environment: 'production', build: 'booking-dashboard@0.1.0+5f2c81d09a3e', performance: true },
    {
      post: (address, init) => {
        posted.push({ address, init })
        return answer()
      },
      now: () => clock.now,
    },
  )
  return { telemetry, posted, clock }
}

const envelopes = (posted: readonly { readonly init: RequestInit }[]) =>
  posted.map(({ init }) => {
    const lines = String(init.body).split('\n')
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  })

describe('the measurements of a page', () => {
  const request = {
    method: 'GET',
    path: '/api/booking/:bookingRef',
    traceId: '0123456789abcdef0123456789abcdef',
    attempt: 1,
    duration: 120,
    end: 200,
  }

  it('are one transaction for each page, with the requests in the first one', () => {
    const { telemetry, posted } = opened()
    telemetry.request(request)
    telemetry.request({ ...request, attempt: 2, end: 'timeout' })
    telemetry.vital({ name: 'LCP', value: 1_200, page: '/booking/:ref', navigation: 'navigate' })
    telemetry.vital({ name: 'CLS', value: 0.1, page: '/booking/:ref', navigation: 'navigate' })
    telemetry.vital({ name: 'INP', value: 80, page: '/', navigation: 'soft-navigation' })
    expect(posted).toEqual([])
    telemetry.flush()
    telemetry.flush()
    const [first, second, ...others] = envelopes(posted).map(([, item, transaction]) => ({ item, transaction }))
    expect(others).toEqual([])
    expect(first?.item).toEqual({ type: 'transaction' })
    expect(first?.transaction).toMatchObject({
      transaction: '/booking/:ref',
      release: 'booking-dashboard@0.1.0+5f2c81d09a3e',
      tags: { navigation: 'navigate' },
      measurements: { lcp: { value: 1_200, unit: 'millisecond' }, cls: { value: 0.1, unit: 'none' } },
      spans: [
        {
          trace_id: request.traceId,
          op: 'http.client',
          description: 'GET /api/booking/:bookingRef',
          start_timestamp: Date.parse('2026-03-02T08:59:59.880Z') / 1000,
          timestamp: Date.parse('2026-03-02T09:00:00Z') / 1000,
          status: 'ok',
          data: { attempt: 1, 'http.response.status_code': 200 },
        },
        { status: 'unknown_error', data: { attempt: 2, end: 'timeout' } },
      ],
    })
    expect(second?.transaction).toMatchObject({
      transaction: '/',
      contexts: { trace: { op: 'navigation' } },
      measurements: { inp: { value: 80, unit: 'millisecond' } },
      spans: [],
    })
  })

  it('are also sent after a hundred requests, within the limit of a closing page', () => {
    const { telemetry, posted } = opened()
    for (let count = 0; count < 100; count += 1) telemetry.request(request)
    expect(posted).toHaveLength(1)
    expect(String(posted[0]?.init.body).length).toBeLessThan(64_000)
  })
})

describe('the address of a DSN', () => {
  it.each([
    ['https://abc@errors.example/7', 'https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=abc'],
    [
      'http://abc:old@localhost:9000/under/here/12',
      'http://localhost:9000/under/here/api/12/envelope/?sentry_version=7&sentry_key=abc',
    ],
  ])('%s', (dsn, address) => {
    expect(envelopeAddress(dsn)).toBe(address)
  })

  it.each([
    '',
    'nothing',
    'https://errors.example/7',
    'https://abc@errors.example/',
    'https://abc@errors.example/x',
    'javascript://abc@errors.example/7',
  ])('is null for %j', (dsn) => {
    expect(envelopeAddress(dsn)).toBeNull()
  })
})

describe('a report', () => {
  it('contains no text for customers', () => {
    const { telemetry, posted } = opened()
    telemetry.error({ ...report, internalMessage: 'Could not reload basket' })
    const event = JSON.parse(String(posted[0]?.init.body).split('\n')[2] ?? '') as Record<string, unknown>
    expect(event['extra']).toEqual({ internal_message: 'Could not reload basket' })
  })

  it('is posted as an envelope with one event: what failed and for whom', () => {
    const { telemetry, posted } = opened()
    telemetry.error(report)
    const [{ address, init }] = posted as [(typeof posted)[0]]
    expect(address).toBe('https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=abc')
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' })
    // No `traceparent`, and nothing that needs a CORS preflight.
    expect(init.headers).toEqual({ 'content-type': 'text/plain;charset=UTF-8' })
    const [headers, item, event] = String(init.body)
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(headers).toEqual({ event_id: expect.stringMatching(/^[\da-f]{32}$/), sent_at: '2026-03-02T09:00:00.000Z' })
    expect(item).toEqual({ type: 'event' })
    expect(event).toEqual({
      event_id: headers?.['event_id'],
      timestamp: Date.parse('2026-03-02T09:00:00Z') / 1000,
      platform: 'javascript',
      level: 'fatal',
      environment: 'production',
      release: 'booking-dashboard@0.1.0+5f2c81d09a3e',
      logentry: { formatted: 'getBookings: No bookings.' },
      tags: { code: 'getBookings', path: 'past.0.id' },
      fingerprint: ['getBookings', 'past.0.id'],
      user: { id: '7001' },
    })
  })

  it('has the trace, and omits unknown persons', () => {
    const { telemetry, posted } = opened()
    telemetry.error({ code: 'render', message: '', severity: 'error', traceId: '0123456789abcdef0123456789abcdef' })
    const event = JSON.parse(String(posted[0]?.init.body).split('\n')[2] ?? '') as Record<string, unknown>
    expect(event).toMatchObject({
      logentry: { formatted: 'render' },
      contexts: { trace: { trace_id: '0123456789abcdef0123456789abcdef' } },
    })
    expect(event).not.toHaveProperty('user')
  })

  it('contains the kind of the error, its calls with the first one first, and its components', () => {
    const { telemetry, posted } = opened()
    const thrown = {
      type: 'TypeError',
      calls: [
        { name: 'format', file: '/build/app.js', line: 11, column: 84 },
        { name: '', file: '(page)', line: 1, column: 2 },
      ],
      components: ['Price (/build/app.js:1:2)', 'dd'],
    }
    telemetry.error({ code: 'render', message: '', severity: 'fatal', thrown })
    const event = JSON.parse(String(posted[0]?.init.body).split('\n')[2] ?? '') as Record<string, unknown>
    expect(event).toMatchObject({
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: {
              frames: [
                { function: '?', filename: '(page)', lineno: 1, colno: 2 },
                { function: 'format', filename: '/build/app.js', lineno: 11, colno: 84 },
              ],
            },
          },
        ],
      },
      contexts: { react: { componentStack: 'at Price (/build/app.js:1:2)\nat dd' } },
    })
    // Sentry groups such errors by their stack.
    expect(event).not.toHaveProperty('fingerprint')
  })

  it('is not sent while the server asks for quiet', async () => {
    const { telemetry, posted, clock } = opened(
      async () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
    )
    telemetry.error(report)
    await settle()
    clock.now += 29_999
    telemetry.error(report)
    expect(posted).toHaveLength(1)
    clock.now += 1
    telemetry.error(report)
    expect(posted).toHaveLength(2)
  })

  it('is dropped silently if it cannot be sent', async () => {
    const { telemetry, posted } = opened(() => Promise.reject(new TypeError('offline')))
    telemetry.error(report)
    await settle()
    expect(posted).toHaveLength(1)
  })

  it('is not sent if the DSN is invalid, and never waits for ever', () => {
    const nowhere = opened(undefined, 'nothing')
    nowhere.telemetry.error(report)
    expect(nowhere.posted).toEqual([])
    const circle = opened()
    for (let count = 0; count < 200; count += 1) circle.telemetry.error(report)
    expect(circle.posted).toHaveLength(100)
  })
})
