import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { createVisitor } from '../../test/api/createVisitor.js'
import { putIntoBasket } from '../../test/api/shopping.js'
import { namesTag } from './entityTag.js'

const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') }

const begin = () => {
  const backend = createFakeBackend({ clock })
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    backend.fetch(`http://localhost${path}`, { headers })
  const signIn = async (email = 'demo@example.com') => {
    const body = JSON.stringify({ email, password: 'Passw0rd!' })
    const headers = { 'content-type': 'application/json' }
    const login = await backend.fetch('http://localhost/api/customer/login', { method: 'POST', headers, body })
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return (path: string, more: Readonly<Record<string, string>> = {}) => get(path, { cookie, ...more })
  }
  return { backend, get, signIn }
}
const tagOf = (answer: Response): string => answer.headers.get('etag') ?? ''

describe('an answer that a browser may store', () => {
  it('has a body and another tag after a change', async () => {
    const { signIn, backend } = begin()
    const get = await signIn()
    const path = '/api/4.0/package/SUN1001/ticketavailability'
    const first = await get(path)
    const elsewhere = createVisitor(backend)
    await elsewhere.signIn()
    await putIntoBasket(elsewhere, ['41011'])
    const changed = await get(path, { 'if-none-match': tagOf(first) })
    expect(changed.status).toBe(200)
    expect(await changed.text()).not.toBe(await first.text())
    expect(tagOf(changed)).not.toBe(tagOf(first))
  })
})

it('no other answer is stored, such as that of a booking', async () => {
  const get = await begin().signIn()
  const paths = ['/api/bookings', '/api/booking/SUN1001', '/api/customer', '/api/basket/SUN1001', '/api/customer/check']
  for (const path of paths) {
    const { headers } = await get(path, { 'if-none-match': '*' })
    expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([path, 'no-store', null])
  }
})

it('a sign-out empties the browser’s cache', async () => {
  const get = await begin().signIn()
  const tag = tagOf(await get('/api/package/SUN1001/extras'))
  expect((await get('/api/customer/logout')).headers.get('clear-site-data')).toBe('"cache"')
  const late = await get('/api/package/SUN1001/extras', { 'if-none-match': tag })
  expect([late.status, late.headers.get('cache-control')]).toEqual([401, 'no-store'])
})

it('a star matches any tag, and a list each of its own, weak or not', () => {
  expect([namesTag('"b", W/"a"', '"a"'), namesTag('"b"', '"a"')]).toEqual([true, false])
  expect(namesTag('*', '"a"')).toBe(true)
  expect(namesTag(null, '"a"')).toBe(false)
})
