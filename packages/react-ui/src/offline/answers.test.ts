import { beforeEach, describe, expect, it } from 'vitest'
import { answerPage, answerShell, type Around, offlineAddress } from './answers'
import { storedBookingCache } from './storedBookingCache'
import { createStoredBookingStore } from './storedBookingStore'
import { shellCaches } from './shell'
import { storedCopy } from '../../test/offline/storedBookings'
import { storeShell } from '../../test/offline/storeShell'
import { memoryCaches } from '../../test/offline/memoryCaches'

const asked = (path: string, init?: RequestInit): Request => new Request(`http://localhost${path}`, init)
const offline = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}

let caches: CacheStorage
let around: Around
/** The answer to a page if the network answers its request. */
const answered = (body: string, status = 200): Promise<Response> =>
  answerPage(asked('/'), { ...around, fetch: async () => new Response(body, { status }) })
const isStored = (): Promise<boolean> => caches.has(storedBookingCache)

beforeEach(async () => {
  caches = memoryCaches()
  around = { fetch: offline, caches }
  await createStoredBookingStore(caches, async () => undefined).write(storedCopy)
})

describe('a page', () => {
  it('comes from the network', async () => {
    await storeShell(caches, 'a', ['/offline.html'])
    expect(await (await answered('live')).text()).toBe('live')
    expect((await answered('', 500)).status).toBe(500)
  })

  it('is a notice of our own if there is no network and the device stores no offline page', async () => {
    const answer = await answerPage(asked('/booking/SUN1002'), around)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain('>Diese Seite braucht eine Internetverbindung.')
  })

  it('is the offline page if there is no network, or only a proxy answers', async () => {
    await storeShell(caches, 'a', ['/offline.html'])
    expect(await (await answerPage(asked('/booking/SUN1002'), around)).text()).toBe('/offline.html')
    for (const status of [502, 503, 504]) expect(await (await answered('', status)).text()).toBe('/offline.html')
  })

  it('is the answer of the network if the device stores no offline page', async () => {
    expect((await answered('', 503)).status).toBe(503)
  })
})

describe('the shell', () => {
  it('loads without a network, and is replaced by the next release', async () => {
    await storeShell(caches, 'a', ['/build/a.js'])
    expect(await (await answerShell(asked('/build/a.js'), around)).text()).toBe('/build/a.js')
    await storeShell(caches, 'b', ['/build/b.js'])
    await shellCaches(caches, 'b').dropOthers()
    await expect(answerShell(asked('/build/a.js'), around)).rejects.toThrow('Failed to fetch')
    expect(await (await answerShell(asked('/build/b.js'), around)).text()).toBe('/build/b.js')
    expect(await isStored()).toBe(true)
  })

  it('stays whole while a host answers 200 with a page for a file, or with another file', async () => {
    await storeShell(caches, 'a', ['/build/a.js'])
    const files = { '/offline.html': null, '/build/b.js': '00' }
    const page = (text: string, type = 'text/html') => new Response(text, { headers: { 'content-type': type } })
    for (const script of [page('<p>Welcome</p>'), page('another();', 'text/javascript')])
      await expect(
        shellCaches(caches, 'b').store(files, async (address) =>
          address === '/build/b.js' ? script : page('<script src="/build/b.js"></script>'),
        ),
      ).rejects.toThrow('/build/b.js is no file of this release')
    expect(await caches.has('booking-dashboard/shell/b')).toBe(false)
    expect(await (await answerShell(asked('/build/a.js'), around)).text()).toBe('/build/a.js')
  })

  it('has an offline page that a browser opens, even if the host redirected to it', async () => {
    class Redirected extends Response {
      override readonly redirected = true
      override readonly clone = (): Response => new Redirected(super.clone().body, this)
    }
    const ofType = (type: string) => ({ headers: { 'content-type': type } })
    const script = new Response('/build/b.js', ofType('text/javascript'))
    const page = new Redirected('<script src="/build/b.js"></script>', ofType('text/html'))
    await shellCaches(caches, 'b').store({ '/offline.html': null, '/build/b.js': null }, async (address) =>
      address === '/offline.html' ? page : script,
    )
    expect((await caches.match('/offline.html'))?.redirected).toBe(false)
  })

  it('has no page of a gateway for the offline page', async () => {
    const files = { '/offline.html': null, '/build/b.js': '00' }
    const gateway = async () =>
      new Response('<p>Sign in to the hotel</p>', { headers: { 'content-type': 'text/html' } })
    await expect(shellCaches(caches, 'b').store(files, gateway)).rejects.toThrow('is no file of this release')
  })
})

describe('a page whose session check got no answer', () => {
  it('is redirected to the stored booking if it belongs to it or is the start page', () => {
    expect(offlineAddress('http://localhost/booking/SUN1002/tickets?a=b', storedCopy)).toBe(
      '/offline.html?page=%2Fbooking%2FSUN1002%2Ftickets',
    )
    expect(offlineAddress('http://localhost/', storedCopy)).toBe('/offline.html?page=%2F')
    expect(offlineAddress('http://localhost/booking/SUN1001', storedCopy)).toBeNull()
    expect(offlineAddress('http://localhost/login', storedCopy)).toBeNull()
    expect(offlineAddress('http://localhost/', null)).toBeNull()
  })
})

describe('the storage for one booking', () => {
  it('returns what was written, with its files, until it is deleted', async () => {
    const store = createStoredBookingStore(caches, async () => undefined)
    expect(await store.read()).toEqual(storedCopy)
    const file = { name: 'a.pdf', contentType: 'application/pdf', bytes: new Uint8Array([1, 2]) }
    expect(await store.writeFile('a/b', file)).toBe(true)
    expect(await store.fileKeys()).toEqual(['a/b'])
    await store.removeFile('a/b')
    expect(await store.fileKeys()).toEqual([])
    await store.forget()
    expect([await store.read(), await store.fileKeys(), await caches.keys()]).toEqual([null, [], []])
  })

  it('stores nothing without the worker that shows it, and continues if the browser refuses', async () => {
    const refuse = async (): Promise<never> => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
    await caches.delete(storedBookingCache)
    const store = createStoredBookingStore(caches, refuse)
    expect([await store.write(storedCopy), await store.read()]).toEqual([false, null])
    const full = createStoredBookingStore({ ...caches, open: refuse, match: refuse }, async () => undefined)
    expect([await full.write(storedCopy), await full.read()]).toEqual([false, null])
  })
})
