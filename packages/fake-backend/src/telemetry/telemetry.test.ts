import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'

const at = '2026-03-02T09:00:00.000Z'
const start = () => createFakeBackend({ clock: { now: () => Date.parse(at) } })
const envelope = (type: string, item: object): string =>
  [{ event_id: 'e' }, { type }, { event_id: 'e', ...item }].map((part) => JSON.stringify(part)).join('\n')
const post = (backend: ReturnType<typeof start>, body: string, headers = {}): Promise<Response> =>
  backend.fetch('http://localhost/__fake/telemetry/api/1/envelope/?sentry_version=7&sentry_key=fake', {
    method: 'POST',
    body,
    headers,
  })

const span = { description: 'GET /api/booking/:bookingRef', start_timestamp: 10, timestamp: 10.041 }
const transaction = {
  transaction: '/booking/:bookingRef',
  measurements: { lcp: { value: 812, unit: 'millisecond' } },
  spans: [span],
}

describe('the reports of pages', () => {
  it('are listed by kind with their values, until they are deleted or the world is reset', async () => {
    const backend = start()
    expect((await post(backend, envelope('event', { tags: { code: 'getBookings' } }))).status).toBe(200)
    expect((await post(backend, envelope('transaction', transaction))).status).toBe(200)
    const listed = await (await backend.fetch('/__fake/telemetry')).json()
    expect(listed).toEqual([
      {
        id: 1,
        at,
        kind: 'error',
        what: 'getBookings',
        value: null,
        content: { event_id: 'e', tags: { code: 'getBookings' } },
      },
      { id: 2, at, kind: 'vital', what: 'LCP /booking/:bookingRef', value: 812, content: transaction.measurements.lcp },
      { id: 3, at, kind: 'request', what: span.description, value: 41, content: span },
    ])
    expect(backend.telemetry.entries()).toEqual(listed)
    await backend.fetch('/__fake/telemetry', { method: 'DELETE' })
    expect(backend.telemetry.entries()).toEqual([])
    await post(backend, envelope('transaction', transaction))
    backend.world.reset()
    expect(backend.telemetry.entries()).toEqual([])
  })

  it('are the latest 500', async () => {
    const backend = start()
    await post(backend, envelope('transaction', { ...transaction, spans: Array.from({ length: 500 }, () => span) }))
    expect(backend.telemetry.entries().map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, at) => at + 2))
  })

  it.each(['', 'no envelope', envelope('session', {}), envelope('transaction', { spans: [] })])(
    'exclude invalid ones: %j',
    async (body) => {
      const backend = start()
      expect((await post(backend, body)).status).toBe(400)
      expect(backend.telemetry.entries()).toEqual([])
    },
  )

  it('are accepted only from pages of this origin', async () => {
    const backend = start()
    const body = envelope('transaction', transaction)
    expect((await post(backend, body, { origin: 'https://example.com' })).status).toBe(403)
    expect(backend.telemetry.entries()).toEqual([])
  })
})
