import type { ErrorReport } from '@booking-dashboard/core/ports'
import { describe, expect, it } from 'vitest'
import { createSentryReporter } from './createSentryReporter'
import { envelopeAddress } from './envelopeAddress'

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
  const reporter = createSentryReporter(
    { dsn, environment: 'production', build: 'booking-dashboard@0.1.0+5f2c81d09a3e' },
    {
      post: (address, init) => {
        posted.push({ address, init })
        return answer()
      },
      now: () => clock.now,
    },
  )
  return { reporter, posted, clock }
}

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
  ])('is none for %j', (dsn) => {
    expect(envelopeAddress(dsn)).toBeNull()
  })
})

describe('a report', () => {
  it('has the words that no customer reads', () => {
    const { reporter, posted } = opened()
    reporter.report({ ...report, internalMessage: 'Could not reload basket' })
    const event = JSON.parse(String(posted[0]?.init.body).split('\n')[2] ?? '') as Record<string, unknown>
    expect(event['extra']).toEqual({ internal_message: 'Could not reload basket' })
  })

  it('is posted as an envelope with one event: what failed and for whom', () => {
    const { reporter, posted } = opened()
    reporter.report(report)
    const [{ address, init }] = posted as [(typeof posted)[0]]
    expect(address).toBe('https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=abc')
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' })
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

  it('names the trace, and nobody who is not known', () => {
    const { reporter, posted } = opened()
    reporter.report({ code: 'render', message: '', severity: 'error', traceId: '0123456789abcdef0123456789abcdef' })
    const event = JSON.parse(String(posted[0]?.init.body).split('\n')[2] ?? '') as Record<string, unknown>
    expect(event).toMatchObject({
      logentry: { formatted: 'render' },
      contexts: { trace: { trace_id: '0123456789abcdef0123456789abcdef' } },
    })
    expect(event).not.toHaveProperty('user')
  })

  it('has of an error its kind, its calls with the first one first, and its components', () => {
    const { reporter, posted } = opened()
    const thrown = {
      type: 'TypeError',
      calls: [
        { name: 'format', file: '/build/app.js', line: 11, column: 84 },
        { name: '', file: '(page)', line: 1, column: 2 },
      ],
      components: ['Price (/build/app.js:1:2)', 'dd'],
    }
    reporter.report({ code: 'render', message: '', severity: 'fatal', thrown })
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
    const { reporter, posted, clock } = opened(
      async () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
    )
    reporter.report(report)
    await settle()
    clock.now += 29_999
    reporter.report(report)
    expect(posted).toHaveLength(1)
    clock.now += 1
    reporter.report(report)
    expect(posted).toHaveLength(2)
  })

  it('is lost without a word where it cannot be sent', async () => {
    const { reporter, posted } = opened(() => Promise.reject(new TypeError('offline')))
    reporter.report(report)
    await settle()
    expect(posted).toHaveLength(1)
  })

  it('goes nowhere where the DSN is none, and not without end', () => {
    const nowhere = opened(undefined, 'nothing')
    nowhere.reporter.report(report)
    expect(nowhere.posted).toEqual([])
    const circle = opened()
    for (let count = 0; count < 200; count += 1) circle.reporter.report(report)
    expect(circle.posted).toHaveLength(100)
  })
})
