import type { KeptBooking } from '@booking-dashboard/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerPage, answerShell, type Around, offlineAddress, watchSession } from './answers'
import { keptCache } from './keptCache'
import { writeKept } from './keptRecord'
import { shellCaches } from './shell'
import { memoryCaches } from './testing/memoryCaches'

const kept: KeptBooking = {
  customerId: '7001',
  readAt: 1,
  lastDay: '2026-12-20',
  reference: 'SUN1002',
  name: 'Vienna',
  dates: '',
  status: '',
  facts: [],
  tickets: [],
  days: [],
  passengers: [],
  extras: [],
  client: null,
}
const asked = (path: string, init?: RequestInit): Request => new Request(`http://localhost${path}`, init)
const offline = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}

let caches: CacheStorage
let around: Around
const answering = (answer: () => Response): Around => ({ ...around, fetch: async () => answer() })
const isKept = (): Promise<boolean> => caches.has(keptCache)

beforeEach(async () => {
  caches = memoryCaches()
  around = { fetch: offline, caches, now: () => Date.parse('2026-12-01T12:00:00Z') }
  await writeKept(await caches.open(keptCache), kept)
})

describe('a page', () => {
  it('comes from the network', async () => {
    await shellCaches(caches, 'a').keepAll(['/offline.html'])
    expect(
      await (
        await answerPage(
          asked('/'),
          answering(() => new Response('live')),
        )
      ).text(),
    ).toBe('live')
    expect(
      (
        await answerPage(
          asked('/'),
          answering(() => new Response('', { status: 500 })),
        )
      ).status,
    ).toBe(500)
  })

  it('is the offline page where there is no network, or nobody behind what answers', async () => {
    await shellCaches(caches, 'a').keepAll(['/offline.html'])
    expect(await (await answerPage(asked('/booking/SUN1002'), around)).text()).toBe('/offline.html')
    for (const status of [502, 503, 504]) {
      expect(
        await (
          await answerPage(
            asked('/'),
            answering(() => new Response('', { status })),
          )
        ).text(),
      ).toBe('/offline.html')
    }
  })

  it('fails as it would have where the offline page is not kept', async () => {
    await expect(answerPage(asked('/'), around)).rejects.toThrow('Failed to fetch')
    expect(
      (
        await answerPage(
          asked('/'),
          answering(() => new Response('', { status: 503 })),
        )
      ).status,
    ).toBe(503)
  })
})

describe('the shell', () => {
  it('is had without a network, and makes room for the next release', async () => {
    await shellCaches(caches, 'a').keepAll(['/build/a.js'])
    expect(await (await answerShell(asked('/build/a.js'), around)).text()).toBe('/build/a.js')
    await shellCaches(caches, 'b').keepAll(['/build/b.js'])
    await shellCaches(caches, 'b').dropOthers()
    await expect(answerShell(asked('/build/a.js'), around)).rejects.toThrow('Failed to fetch')
    expect(await (await answerShell(asked('/build/b.js'), around)).text()).toBe('/build/b.js')
    expect(await isKept()).toBe(true)
  })
})

describe('a call that says who is signed in', () => {
  const watch = async (path: string, answer: () => Response, init?: RequestInit): Promise<Response> => {
    const beside: Promise<unknown>[] = []
    const answered = await watchSession(asked(path, init), answering(answer), (work) => void beside.push(work))
    await Promise.all(beside)
    return answered
  }
  const customer = (id: unknown) => () => Response.json({ customer: { id } })

  it('passes on its answer whole', async () => {
    expect(await (await watch('/api/customer', customer(7001))).json()).toEqual({ customer: { id: 7001 } })
  })

  it('leaves what is kept to its customer', async () => {
    await watch('/api/customer', customer(7001))
    await watch('/api/customer', customer('7001'))
    await watch('/api/customer', () => new Response('not JSON'))
    await watch('/api/customer', () => Response.json({ customer: { id: 7999 } }, { status: 500 }))
    await watch('/api/customer/7101', customer(7101))
    await watch('/api/bookings', () => new Response('', { status: 403 }))
    expect(await isKept()).toBe(true)
  })

  it('ends what is kept of another customer', async () => {
    await watch('/api/customer', customer(7999))
    expect(await isKept()).toBe(false)
  })

  it('ends what is kept with a 401', async () => {
    await watch('/api/customer/update', () => new Response('', { status: 401 }), { method: 'PUT', body: '{}' })
    expect(await isKept()).toBe(false)
  })

  it('ends what is kept of a trip that is over', async () => {
    around = { ...around, now: () => Date.parse('2027-01-01T00:00:00Z') }
    await watch('/api/customer', customer(7001))
    expect(await isKept()).toBe(false)
  })
})

describe('a page that could not learn who is signed in', () => {
  it('is shown from what is kept where it is of that booking, or the start', async () => {
    expect(await offlineAddress('http://localhost/booking/SUN1002/tickets?a=b', around)).toBe(
      '/offline.html?page=%2Fbooking%2FSUN1002%2Ftickets',
    )
    expect(await offlineAddress('http://localhost/', around)).toBe('/offline.html?page=%2F')
    expect(await offlineAddress('http://localhost/booking/SUN1001', around)).toBeNull()
    await caches.delete(keptCache)
    expect(await offlineAddress('http://localhost/', around)).toBeNull()
  })
})
