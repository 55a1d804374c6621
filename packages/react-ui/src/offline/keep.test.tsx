import { type Booking, latest } from '@booking-dashboard/core'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignedInWorld, type SignedInWorld } from '../testing/createSignedInWorld'
import { keep } from './keep'
import { fileName, keptFiles, readKept } from './keptRecord'
import { memoryCaches } from './testing/memoryCaches'

const now = Date.parse('2026-09-15T09:00:00Z')

describe('keeping the booking that was opened last', () => {
  let world: SignedInWorld
  const booking = async (reference: string): Promise<Booking> => {
    await world.dashboard.bookings.load(reference)()
    const found = latest(world.dashboard.bookings.booking(reference).value)
    if (found === null) throw new Error(`${reference} was not loaded`)
    return found
  }
  const files = vi.fn<(url: string) => Promise<Response>>()

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    vi.stubGlobal('caches', memoryCaches())
    files
      .mockReset()
      .mockImplementation(
        async (url) => new Response(`file of ${url}`, { headers: { 'content-type': 'application/pdf' } }),
      )
    vi.stubGlobal('fetch', files)
    world = await createSignedInWorld()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('keeps its words, when they were read, and the files of its tickets', async () => {
    await keep(world.dashboard, await booking('SUN1002'), '7001')
    const kept = await readKept(now)
    expect(kept).toMatchObject({
      customerId: '7001',
      reference: 'SUN1002',
      name: 'Vienna: three nights in concert',
      status: 'Fully Paid',
    })
    expect(kept?.readAt).toBe(now)
    expect(kept?.days).toHaveLength(4)
    expect(kept?.tickets.map(({ key }) => key === null)).toEqual([false, false, true])
    const keys = kept?.tickets.flatMap(({ key }) => key ?? []) ?? []
    expect([...(await keptFiles(keys))]).toEqual(keys)
  })

  it('keeps one booking at a time, and fetches no file twice', async () => {
    const vienna = await booking('SUN1002')
    await keep(world.dashboard, vienna, '7001')
    await keep(world.dashboard, vienna, '7001')
    expect(files).toHaveBeenCalledTimes(2)
    await keep(world.dashboard, await booking('SUN1001'), '7001')
    expect(await readKept(now)).toMatchObject({ reference: 'SUN1001' })
    const cache = await caches.open('booking-dashboard/kept')
    expect((await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(fileName('')))).toEqual([])
  })

  it('keeps no refusal in the place of a file', async () => {
    files.mockImplementation(async () => Response.json({ errors: [] }))
    await keep(world.dashboard, await booking('SUN1002'), '7001')
    const keys = (await readKept(now))?.tickets.flatMap(({ key }) => key ?? []) ?? []
    expect((await keptFiles(keys)).size).toBe(0)
  })

  it('keeps no trip that is over, nor one that was cancelled', async () => {
    const vienna = await booking('SUN1002')
    await keep(world.dashboard, await booking('SUN0901'), '7001')
    expect(await readKept(now)).toBeNull()
    await keep(world.dashboard, vienna, '7001')
    await keep(world.dashboard, { ...vienna, status: 'cancelled' }, '7001')
    expect(await readKept(now)).toBeNull()
  })

  it('forgets it with a 401, and when the customer signs out', async () => {
    const vienna = await booking('SUN1002')
    await keep(world.dashboard, vienna, '7001')
    world.backend.faults.add({ match: { path: 'getBookings' }, times: 'once', effect: { kind: 'status', status: 401 } })
    await world.dashboard.bookings.loadList()
    await waitFor(async () => expect(await readKept(now)).toBeNull())

    await world.dashboard.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })()
    await keep(world.dashboard, vienna, '7001')
    expect(await readKept(now)).not.toBeNull()
    await world.dashboard.session.signOut()
    await waitFor(async () => expect(await readKept(now)).toBeNull())
  })

  it('leaves it where a session could not be checked for want of a network', async () => {
    await keep(world.dashboard, await booking('SUN1002'), '7001')
    world.backend.faults.add({ match: { path: 'checkSession' }, times: 'always', effect: { kind: 'drop' } })
    await world.dashboard.session.check()
    expect(world.dashboard.session.state$.value.kind).toBe('signedOut')
    expect(await readKept(now)).not.toBeNull()
  })

  it('leaves nothing behind where the customer signed out meanwhile', async () => {
    const vienna = await booking('SUN1002')
    await world.dashboard.session.signOut()
    await keep(world.dashboard, vienna, '7001')
    expect(await readKept(now)).toBeNull()
  })
})
