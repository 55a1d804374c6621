import { expect, it } from 'vitest'
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
])('a back end is fetched like any: %s', async (_, call) => {
  expect(await (await call()).json()).toMatchObject({ customer: { authenticated: true } })
})
