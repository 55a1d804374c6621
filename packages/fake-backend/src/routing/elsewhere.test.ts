import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { demoPassword } from '../worlds/demo/customers/demoCustomers.js'

const origin = 'https://front.example'
const login = { method: 'POST', body: JSON.stringify({ email: 'demo@example.com', password: demoPassword }) }

describe('a front end of another origin', () => {
  const backend = createFakeBackend({ corsOrigins: [origin, 'http://localhost:5173'] })

  it('passes the preflight, and may call /api with the session', async () => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-client-id,traceparent,idempotency-key',
    }
    const asked = await backend.fetch('/api/payment/', { method: 'OPTIONS', headers })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin)
    expect(asked.headers.get('access-control-allow-credentials')).toBe('true')
    expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key')
    const signedIn = await backend.fetch('/api/customer/login', { ...login, headers: { origin } })
    expect(signedIn.headers.get('access-control-allow-origin')).toBe(origin)
    expect(signedIn.headers.get('set-cookie')).toContain('SameSite=None; Secure')
  })

  it('of the same site has the usual cookie', async () => {
    const headers = { origin: 'http://localhost:5173' }
    const signedIn = await backend.fetch('/api/customer/login', { ...login, headers })
    expect(signedIn.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(signedIn.headers.get('set-cookie')).toContain('SameSite=Lax')
  })

  it('gets no access if it is not allowed, and never to /__fake/', async () => {
    const other = await backend.fetch('/api/client/id', { headers: { origin: 'https://other.example' } })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    const fake = await backend.fetch('/__fake/world', { headers: { origin } })
    expect([fake.status, fake.headers.get('access-control-allow-origin')]).toEqual([403, null])
    const silent = await createFakeBackend().fetch('/api/client/id', { headers: { origin } })
    expect(silent.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('sees a dropped connection break', async () => {
    backend.faults.add({ match: { path: 'getClientId' }, times: 'once', effect: { kind: 'drop' } })
    await expect(backend.fetch('/api/client/id', { headers: { origin } })).rejects.toThrow(TypeError)
  })
})

describe('latency', () => {
  const waits = async (latency: number | { least: number; most: number }) => {
    const waited: number[] = []
    const wait = async (milliseconds: number) => void waited.push(milliseconds)
    const backend = createFakeBackend({ latency, wait })
    for (let call = 0; call < 5; call += 1) await backend.fetch('/api/client/id')
    return waited
  }

  it('is fixed, or random within a range and repeatable by its seed', async () => {
    expect(await waits(200)).toEqual([200, 200, 200, 200, 200])
    const drawn = await waits({ least: 100, most: 300 })
    expect(new Set(drawn).size).toBeGreaterThan(1)
    for (const one of drawn) expect(one >= 100 && one <= 300).toBe(true)
    expect(await waits({ least: 100, most: 300 })).toEqual(drawn)
  })
})
