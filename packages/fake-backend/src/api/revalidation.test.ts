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
  it.each([
    '/api/client/id',
    '/api/client/config',
    '/api/package/SUN1001/extras',
    '/api/4.0/package/SUN1001/ticketavailability',
    '/api/4.0/ticket/SUN1001/ticketevents',
  ])('to %s is stored only by the customer’s browser, and has no body while it is unchanged', async (path) => {
    const get = await begin().signIn()
    const first = await get(path)
    const tag = tagOf(first)
    expect(tag).toMatch(/^"[0-9a-f]{16}"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const again = await get(path, { 'if-none-match': `"other", W/${tag}` })
    expect([again.status, await again.text(), tagOf(again)]).toEqual([304, '', tag])
    expect(again.headers.get('x-customer-id')).toBe(first.headers.get('x-customer-id'))
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

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

  it('has a body for another customer and for a visitor, although the text is the same', async () => {
    const { signIn, get } = begin()
    const hers = await (await signIn())('/api/client/countries')
    const text = await hers.text()
    for (const another of [await signIn('plan@example.com'), get]) {
      const theirs = await another('/api/client/countries', { 'if-none-match': tagOf(hers) })
      expect([theirs.status, await theirs.text()]).toEqual([200, text])
      expect(tagOf(theirs)).not.toBe(tagOf(hers))
      expect(theirs.headers.get('x-customer-id')).not.toBe(hers.headers.get('x-customer-id'))
    }
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

it('a star matches any tag', () => {
  expect(namesTag('*', '"a"')).toBe(true)
  expect(namesTag(null, '"a"')).toBe(false)
})
