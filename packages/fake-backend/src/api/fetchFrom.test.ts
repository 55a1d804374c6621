import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'

const { fetch } = createFakeBackend()
const address = 'http://localhost/api/customer/login'
const init: RequestInit = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email: 'demo@example.com', password: 'Passw0rd!' }),
}

it.each([
  ['an address and what to send', () => fetch(address, init)],
  ['a path of its own', () => fetch('/api/customer/login', init)],
  ['a URL', () => fetch(new URL(address), init)],
  ['a Request', () => fetch(new Request(address, init))],
  ['a Request, and what is changed of it', () => fetch(new Request(address), init)],
])('a back end is called like fetch: %s', async (_, call) => {
  expect(await (await call()).json()).toMatchObject({ customer: { authenticated: true } })
})

it.each<[string, string, RequestInit?]>([
  ['a call', '/api/client/id'],
  ['a call in small letters', '/api/client/id', { method: 'get' }],
  ['the head of a call', '/api/client/id', { method: 'HEAD' }],
  ['a body', '/api/customer/login', init],
  ['a body that is not JSON', '/api/customer/login', { ...init, body: '{' }],
  ['a body of bytes', '/api/customer/login', { ...init, body: new TextEncoder().encode(String(init.body)) }],
  ['a query', '/api/package/SUN1001/transportdates?direction=OUTBOUND'],
  ['half an escape', '/api/booking/%E0%A4'],
  ['a call that there is not', '/api/bokings'],
  ['another method', '/api/client/id', { method: 'DELETE' }],
])('%s gets the same answer, whether or not it is a Request', async (_, path, given) => {
  const answered = async (ask: (url: string) => Promise<Response>) => {
    const response = await ask(`http://localhost${path}`)
    const headers = [...response.headers].map(([name, value]) => [name, value.replace(/booking_session=\w+/, '')])
    return [response.status, headers, await response.text()]
  }
  const clock = { now: () => 0 }
  const plain = createFakeBackend({ clock })
  const wrapped = createFakeBackend({ clock })
  expect(await answered((url) => plain.fetch(url, given))).toEqual(
    await answered((url) => wrapped.fetch(new Request(url, given))),
  )
  expect(plain.journal.entries()).toEqual(wrapped.journal.entries())
})

describe('an answer of /api', () => {
  const asked = () => fetch('http://localhost/api/client/id')

  it('can be read once, like any Response', async () => {
    const answer = await asked()
    expect(answer.bodyUsed).toBe(false)
    expect(JSON.parse(await answer.text())).toEqual({ client_id: expect.any(String) })
    expect(answer.bodyUsed).toBe(true)
    await expect(answer.text()).rejects.toThrow(TypeError)
    await expect(answer.json()).rejects.toThrow(TypeError)
    await expect(answer.arrayBuffer()).rejects.toThrow(TypeError)
    expect(() => answer.clone()).toThrow(TypeError)
  })

  it('has the same content as text, JSON, bytes, a stream and a clone', async () => {
    const text = await (await asked()).text()
    expect(JSON.stringify(await (await asked()).json())).toBe(text)
    expect(new TextDecoder().decode(await (await asked()).arrayBuffer())).toBe(text)
    expect(await (await (await asked()).blob()).text()).toBe(text)
    const streamed = await asked()
    expect(await new Response(streamed.body, streamed).text()).toBe(text)
    expect(streamed.bodyUsed).toBe(true)
    await expect(streamed.text()).rejects.toThrow(TypeError)
    const copied = await asked()
    expect(await copied.clone().text()).toBe(text)
    expect(await copied.text()).toBe(text)
  })
})
