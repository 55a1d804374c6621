import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type Answer, brokenBody, dropped, fakeFetch, json, plain } from '../../test/fakeFetch.js'
import { context, transportOver } from '../../test/transportOver.js'
import { wire } from '../../test/wire.js'
import { createHttpDownloadsApi } from './HttpDownloadsApi.js'

/** Invalid UTF-8: reading it as text would change the bytes. */
const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe, 0x80])

const file =
  (headers: Readonly<Record<string, string>>, status = 200): Answer =>
  () =>
    new Response(bytes, { status, headers: { 'Content-Type': 'application/pdf', ...headers } })

const named = file({ 'Content-Disposition': 'attachment; filename="SUN1001.pdf"' })

const byKey = async (answer: Answer) => createHttpDownloadsApi(transportOver(answer).transport).byKey('k1', context)()

describe('a download', () => {
  it('is the file, byte for byte, by its name', async () => {
    const { transport, asked, seen } = transportOver(named)
    const api = createHttpDownloadsApi(transport)
    const expected = right({ name: 'SUN1001.pdf', contentType: 'application/pdf', bytes })
    expect(await api.confirmation('SUN1001', context)()).toEqual(expected)
    expect(await api.byKey('key/1', context)()).toEqual(expected)
    expect(asked()).toEqual([
      ['GET', '/api/booking/SUN1001/downloads/confirmation'],
      ['GET', '/api/booking/download/key%2F1'],
    ])
    const headers = seen[0]?.headers
    expect(['X-Client-Id', 'X-Hostname', 'traceparent', 'Accept'].map((name) => headers?.get(name))).toEqual([
      '44',
      'localhost',
      `00-${context.traceId}-00f067aa0ba902b7-01`,
      '*/*',
    ])
    expect(seen[0]?.init.credentials).toBe('same-origin')
  })

  it('has our own name if the back end gives none', async () => {
    const api = createHttpDownloadsApi(transportOver(file({})).transport)
    expect(await api.confirmation('SUN1001', context)()).toMatchObject({ right: { name: 'SUN1001 confirmation.pdf' } })
    expect(await api.byKey('k1', context)()).toMatchObject({ right: { name: 'e-ticket.pdf' } })
    expect(await byKey(file({ 'Content-Type': 'image/png' }))).toMatchObject({
      right: { name: 'e-ticket', contentType: 'image/png' },
    })
  })

  it('may be a page or JSON if it is offered as a file', async () => {
    const offered = {
      'Content-Disposition': 'attachment; filename="a.html"',
      'Content-Type': 'text/html; charset=utf-8',
    }
    expect(await byKey(file(offered))).toMatchObject({ right: { name: 'a.html', bytes } })
  })

  it.each([
    ['401', plain('', 401), { kind: 'unauthorised', errors: [] }],
    [
      '401 with its errors',
      json({ errors: [{ code: 11000010 }] }, 401),
      { kind: 'unauthorised', errors: [{ code: '11000010', message: null }] },
    ],
    ['403', plain('', 403), { kind: 'forbidden' }],
    ['404 with its errors', json({ error: 'No' }, 404), { kind: 'notFound' }],
    ['404', plain('', 404), { kind: 'notFromTheApi', status: 404 }],
    ['a 404 that is a file', file({}, 404), { kind: 'notFromTheApi', status: 404 }],
    ['500', plain('<html>', 500), { kind: 'notFromTheApi', status: 500 }],
    ['304', () => new Response(null, { status: 304 }), { kind: 'notFromTheApi', status: 304 }],
    [
      'errors in a 200',
      json({ errors: [{ code: 13000010, message: 'No' }] }),
      { kind: 'server', errors: [{ code: '13000010', message: 'No' }] },
    ],
    [
      'errors as problem+json',
      () => new Response('{"error":"Down"}', { headers: { 'Content-Type': 'application/problem+json' } }),
      { kind: 'server', errors: [{ code: null, message: 'Down' }] },
    ],
    ['JSON that says nothing', json({ ok: true }), { kind: 'decode', path: 'body' }],
    [
      'a page in place of a file',
      () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
      { kind: 'notFromTheApi', status: 200 },
    ],
    [
      'a page without a type',
      () => new Response(new TextEncoder().encode(' <!DOCTYPE html>')),
      { kind: 'notFromTheApi' },
    ],
    [
      'a page with the type of a file',
      () => new Response('<html>', { headers: { 'Content-Type': 'application/pdf' } }),
      { kind: 'notFromTheApi' },
    ],
    [
      'a file of nothing',
      () => new Response('', { headers: { 'Content-Type': 'application/pdf' } }),
      { kind: 'decode', path: 'body' },
    ],
  ])('fails with %s', async (_, answer, failure) => {
    expect(await byKey(answer)).toMatchObject(left(failure))
  })

  it('sends nothing for a key that would reach another resource', async () => {
    const { transport, seen } = transportOver(named)
    const api = createHttpDownloadsApi(transport)
    for (const key of ['', '.', '..'])
      expect(await api.byKey(key, context)()).toMatchObject(left({ kind: 'notFound', errors: [] }))
    expect(await api.byKey('\ud800', context)()).toMatchObject(left({ kind: 'exception' }))
    expect(seen).toEqual([])
  })
})

describe('the request for a download', () => {
  const begun = (...answers: readonly [Answer, ...Answer[]]) => {
    const { fetch, seen } = fakeFetch(...answers)
    const { time, transport } = wire(fetch)
    return { seen, time, outcome: createHttpDownloadsApi(transport).byKey('k1', context)() }
  }

  it.each([
    ['a dropped connection', dropped],
    ['a body that breaks off', brokenBody],
    ['a 503', plain('', 503)],
  ])('is repeated after %s', async (_, mishap) => {
    const { seen, time, outcome } = begun(mishap, mishap, named)
    await time.advance(600)
    expect(await outcome).toMatchObject({ right: { bytes } })
    expect(seen.map(({ headers }) => headers.get('traceparent')?.slice(36, 52))).toEqual([
      '0000000000000001',
      '0000000000000002',
      '0000000000000003',
    ])
  })
})
