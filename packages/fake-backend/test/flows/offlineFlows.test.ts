import { describe, expect, it } from 'vitest'
import { type TestBed, createTestBed } from '../../src/journeys/TestBed.js'
import { beginSignedIn } from '../LoggedJourney.js'

const minute = 60_000

const open = async (journey: TestBed, bookingRef = 'SUN1002') => {
  const { bookings, offlineCopy } = journey.tab().dashboard
  await journey.run(() => bookings.load(bookingRef))
  return offlineCopy(bookingRef)
}
const begin = async (who?: string) => {
  const journey = await beginSignedIn(who)
  return { journey, device: journey.browser.storedBookings }
}

describe('a copy of a booking on this device', () => {
  it('holds the texts of its page, the time of reading, and the files of its tickets', async () => {
    const { journey, device } = await begin()
    const copy = await open(journey)
    expect(await journey.run(copy.save)).toEqual({ kind: 'kept', missingTickets: 0 })
    expect(device.storedCopy).toMatchObject({
      customerId: '7001',
      reference: 'SUN1002',
      readAt: journey.clock.now(),
      status: 'Fully Paid',
    })
    expect(device.storedCopy?.days).toHaveLength(4)
    const keys = device.storedCopy?.tickets.map(({ key }) => key) ?? []
    expect(keys.map((key) => key === null)).toEqual([false, false, true])
    expect([...device.files.keys()]).toEqual(keys.filter((key) => key !== null))
    expect(copy.state$.value).toEqual({ kind: 'kept', asOf: expect.stringMatching(/2 March 2026/), missingTickets: 0 })
    expect(JSON.stringify(device.storedCopy)).not.toMatch(/token|authenticated|Passw0rd|@example\.com/)
  })

  it('downloads with the headers of every other call', async () => {
    const sent: Headers[] = []
    const journey = createTestBed(1, {
      observer: {
        onRequest: (_tab, url, init) => void (url.includes('/download/') && sent.push(new Headers(init.headers))),
      },
    })
    await journey.begin(journey.tab())
    await journey.signIn()
    const copy = await open(journey)
    await journey.run(copy.save)
    const named = ['x-client-id', 'x-hostname', 'traceparent']
    expect(sent.map((headers) => named.every((name) => headers.has(name)))).toEqual([true, true])
  })

  it('is the only one: it replaces the copy of another booking, after a warning', async () => {
    const { journey, device } = await begin()
    await journey.run((await open(journey)).save)
    const other = await open(journey, 'SUN1001')
    expect(other.state$.value).toMatchObject({ kind: 'notKept', replaces: device.storedCopy?.name })
    await journey.run(other.save)
    expect([device.storedCopy?.reference, device.files.size]).toEqual(['SUN1001', 0])
    expect((await open(journey)).state$.value.kind).toBe('notKept')
  })

  it('is deleted on request', async () => {
    const { journey, device } = await begin()
    const copy = await open(journey)
    await journey.run(copy.save)
    await journey.run(copy.forget)
    expect([device.storedCopy, device.files.size, copy.state$.value.kind]).toEqual([null, 0, 'notKept'])
  })
})

describe('the stored booking', () => {
  const kept = async () => {
    const begun = await begin()
    await begun.journey.run((await open(begun.journey)).save)
    return begun
  }

  it('is deleted by a sign-out in this tab or another', async () => {
    for (const inOther of [false, true]) {
      const { journey, device } = await kept()
      const other = journey.openTab()
      await journey.begin(other)
      await journey.run((inOther ? other : journey.tab()).dashboard.session.signOut)
      await journey.clock.advance(0)
      expect([device.storedCopy, device.files.size]).toEqual([null, 0])
    }
  })

  it('outlives 30 minutes and a session that the back end has ended', async () => {
    const { journey, device } = await kept()
    await journey.clock.advance(31 * minute)
    expect(journey.tab().dashboard.session.state$.value.kind).toBe('signedOut')
    expect(device.storedCopy).not.toBeNull()
    await journey.signIn()
    journey.backend.sessions.expire()
    await journey.run(journey.tab().dashboard.bookings.loadList)
    expect(journey.tab().dashboard.session.state$.value.kind).toBe('signedOut')
    expect(device.storedCopy).not.toBeNull()
  })

  it.each(['plan@example.com', 'reset@example.com'])('is deleted at the sign-in of %s', async (other) => {
    const { journey, device } = await kept()
    await journey.clock.advance(31 * minute)
    journey.backend.faults.add({
      match: { path: 'getCustomer' },
      times: 'always',
      effect: { kind: 'status', status: 500 },
    })
    await journey.signIn()
    await journey.clock.advance(minute)
    expect(device.storedCopy).not.toBeNull()
    await journey.signIn(other)
    await journey.clock.advance(0)
    expect([device.storedCopy, device.files.size]).toEqual([null, 0])
  })

  it('is no session: a check without a session shows nothing of it', async () => {
    const { journey } = await kept()
    journey.backend.sessions.expire()
    await journey.reopen()
    const { session, offlineCopy } = journey.tab().dashboard
    expect([session.admission$.value, offlineCopy('SUN1002').state$.value]).toEqual(['signIn', { kind: 'notOffered' }])
  })
})
