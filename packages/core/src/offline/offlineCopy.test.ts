import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Booking } from '../domain/Booking.js'
import type { ClientConfig } from '../client/ClientApi.js'
import type { DownloadedFile } from '../delivery/deliveries.js'
import { type ApiFailure, notFromTheApi } from '../failure/Failure.js'
import { englishFormats } from '../language/formats.js'
import { texts } from '../composition/texts.js'
import { minor, noCost } from '../money/Money.js'
import { createState } from '../reactive/Behavior.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aDelivery } from '../../test/bookings/aDelivery.js'
import { aPassenger, anExtra } from '../../test/bookings/holdings.js'
import { aTicket } from '../../test/bookings/aTicket.js'
import { createPlantedBookings } from '../../test/bookings/plantedBookings.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import type { SessionState } from '../session/SessionState.js'
import { createDeferred } from '../../test/Deferred.js'
import { settled } from '../../test/VirtualTime.js'
import { forgetStoredBooking, type StoredBooking, type StoredBookingStore } from './StoredBooking.js'
import { createOfflineCopies, storedBookingOf } from './offlineCopy.js'

const files = (...keys: readonly string[]) =>
  aDelivery({
    status: 'readyToDownload',
    downloads: keys.map((key) => ({ name: `File ${key}`, source: { kind: 'key', key }, ticketIds: [] })),
  })
const kyoto: Booking = {
  ...aBooking('SUN1'),
  extras: [
    anExtra('x1', { name: 'Parking', option: 'A week' }),
    anExtra('x2', { name: 'Parking', option: 'A week', passengerId: 2 }),
  ],
  insurance: [{ id: 'i1', name: 'Cover', cost: noCost }],
  passengers: [
    aPassenger(1, { firstName: 'Amelia', lastName: 'Hart' }),
    aPassenger(2, { firstName: 'Theo', lastName: 'Hart' }),
    aPassenger(3, { cancelled: true }),
  ],
  tickets: [
    { ...aTicket('t1'), eventDate: '2027-05-02T19:30:00' },
    { ...aTicket('t2'), eventName: 'A walk', name: 'Place', passengerId: 2 },
  ],
  deliveries: [
    aDelivery({
      status: 'readyToDownload',
      downloads: [
        { name: 'Opening', source: { kind: 'key', key: 'k1' }, ticketIds: ['t1'] },
        { name: 'Walk', source: { kind: 'external', url: 'https://issuer.example/1' }, ticketIds: ['t2'] },
      ],
    }),
    aDelivery({ name: 'Wristbands', type: 'physical', status: 'onItsWay' }),
  ],
}
const lisbon: Booking = { ...aBooking('SUN2'), name: 'Lisbon', deliveries: [files('k2', 'k3')] }
const config = { code: 'meridian', name: 'Meridian', url: 'https://meridian.example' } as ClientConfig
const reading = { customerId: 'C1', readAt: 7, client: config }
const reads = (booking: Booking, client: ClientConfig | null = config): StoredBooking =>
  storedBookingOf(booking, texts, { ...reading, client })

describe('the stored copy of a booking', () => {
  it('has the contents of its page: payments, deliveries, days, passengers', () => {
    const { tickets, days, ...rest } = reads(kyoto)
    expect(rest).toEqual({
      customerId: 'C1',
      readAt: 7,
      lastDay: '2027-05-08',
      reference: 'SUN1',
      name: 'A week in the sun',
      dates: englishFormats.dateRange('2027-05-01', '2027-05-08'),
      status: 'Fully Paid',
      facts: [
        { label: 'Booking reference', value: 'SUN1' },
        { label: 'E-tickets', value: 'Ready to download' },
        { label: 'Wristbands', value: 'On its way' },
      ],
      passengers: ['Amelia Hart (lead passenger)', 'Theo Hart'],
      extras: ['2 × Parking: A week (Amelia Hart and Theo Hart)', 'Cover'],
      client: { code: 'meridian', name: 'Meridian' },
    })
    expect(tickets).toEqual([
      {
        title: 'Opening',
        note: `${englishFormats.dateTime('2027-05-02T19:30:00')}\u00a0·\u00a0Amelia Hart`,
        key: 'k1',
      },
      { title: 'Walk', note: 'Theo Hart', key: null },
    ])
    expect(days).toEqual([
      {
        date: englishFormats.date('2027-05-02'),
        entries: [{ icon: 'ticket', time: '19:30', title: 'Opening night', lines: ['Stalls: Amelia Hart'] }],
      },
      {
        date: 'Date to be confirmed',
        entries: [{ icon: 'ticket', time: '', title: 'A walk', lines: ['Place: Theo Hart'] }],
      },
    ])
  })

  it('has the status of a booking that is not completed, and the amount to pay', () => {
    expect(reads({ ...kyoto, status: 'cancelled' }).status).toBe(texts.screen.bookings.status.cancelled)
    expect(reads({ ...kyoto, outstandingBalance: minor(5000) }).facts[1]).toEqual({
      label: 'Left to pay',
      value: '£50.00',
    })
  })

  it('has no ticket details that its download lacks, and no client that is not known', () => {
    expect(reads(lisbon).tickets[0]).toEqual({ title: 'File k2', note: '', key: 'k2' })
    expect(reads(lisbon, null).client).toBeNull()
  })
})

/** A device that stores what it is given, unless it is told to refuse. */
const aDevice = (storedCopy: StoredBooking | null = null, keys: readonly string[] = []) => {
  const held = {
    storedCopy,
    keys: new Set(keys),
    forgotten: 0,
    refuses: false,
    refusesFiles: false,
    writing: Promise.resolve(),
  }
  const store: StoredBookingStore = {
    available: true,
    read: async () => held.storedCopy,
    write: async (given) => {
      await held.writing
      if (held.refuses) return false
      held.storedCopy = given
      return true
    },
    fileKeys: async () => [...held.keys],
    writeFile: async (key) => {
      if (!held.refusesFiles) held.keys.add(key)
      return !held.refusesFiles
    },
    removeFile: async (key) => void held.keys.delete(key),
    forget: async () => {
      held.storedCopy = null
      held.keys.clear()
      held.forgotten += 1
    },
  }
  return { held, store }
}

const opened = async (device = aDevice(), available = true) => {
  const surroundings = createSurroundings()
  surroundings.time.frame = Date.parse('2027-04-01T12:00:00Z')
  const bookings = createPlantedBookings(surroundings, [kyoto, lisbon])
  const customer = createState<string | null>('C1')
  const failing = new Map<string, ApiFailure>()
  const gate = { open: Promise.resolve() }
  const file: DownloadedFile = { name: 'ticket.pdf', contentType: 'application/pdf', bytes: new Uint8Array(1) }
  const downloads: string[] = []
  const copies = createOfflineCopies({
    ...surroundings,
    store: { ...device.store, available },
    bookings: bookings.feature,
    downloadsApi: {
      confirmation: () => async () => left(notFromTheApi(404)),
      byKey: (key) => async () => {
        downloads.push(key)
        await gate.open
        const failure = failing.get(key)
        return failure === undefined ? right(file) : left(failure)
      },
    },
    scheduler: surroundings.time,
    session$: surroundings.sessionStore.state$,
    customerId$: customer.state$,
    client: () => config,
    onFailure: surroundings.failures.handle,
  })
  await settled()
  await bookings.feature.load('SUN1')
  await bookings.feature.load('SUN2')
  await settled()
  bookings.calls.length = 0
  const stateOf = (ref: string) => copies(ref).state$.value
  return { ...surroundings, ...device, bookings, customer, failing, gate, downloads, copies, stateOf }
}
const unauthorised: ApiFailure = { kind: 'unauthorised', errors: [] }

describe('a copy on this device', () => {
  it('downloads no file that is there, and deletes older ones', async () => {
    const { copies, held, downloads } = await opened(aDevice(reads(lisbon), ['k2', 'old']))
    downloads.length = 0
    expect(await copies('SUN2').save()).toEqual({ kind: 'kept', missingTickets: 0 })
    expect([[...held.keys], downloads]).toEqual([['k2', 'k3'], []])
  })

  it('counts the files that failed, and gives a reason only if the session has ended', async () => {
    const { copies, stateOf, failing, held, visited, notified } = await opened()
    failing.set('k2', notFromTheApi(500))
    expect(await copies('SUN2').save()).toEqual({ kind: 'kept', missingTickets: 1 })
    expect([stateOf('SUN2'), [...held.keys]]).toMatchObject([{ kind: 'kept', missingTickets: 1 }, ['k3']])
    expect([visited, notified]).toEqual([[], []])
    failing.set('k2', unauthorised)
    await copies('SUN2').save()
    expect(visited).toEqual(['/login'])
  })

  it('deletes what another customer left on the device, and shows none of it', async () => {
    const { copies, stateOf, held } = await opened(aDevice({ ...reads(kyoto), customerId: 'C2' }, ['k1']))
    expect(stateOf('SUN1')).toEqual({ kind: 'notKept', replaces: null, failed: false })
    await copies('SUN2').save()
    expect([held.forgotten, [...held.keys]]).toEqual([1, ['k2', 'k3']])
    await copies('SUN2').save()
    expect(held.forgotten).toBe(1)
  })

  it.each(['the booking', 'the customer', 'the device'])(
    'fails without %s, and says so at its own booking',
    async (what) => {
      const { copies, stateOf, bookings, customer, held } = await opened()
      if (what === 'the booking') bookings.failing.set('get SUN2', notFromTheApi(500))
      if (what === 'the customer') customer.set(null)
      if (what === 'the device') held.refuses = true
      expect(await copies('SUN2').save()).toEqual({ kind: 'failed' })
      expect([stateOf('SUN2'), stateOf('SUN1'), held.storedCopy]).toEqual([
        { kind: 'notKept', replaces: null, failed: true },
        { kind: 'notKept', replaces: null, failed: false },
        null,
      ])
    },
  )

  it('is not offered if the device has no storage for it', async () => {
    const { copies, stateOf } = await opened(aDevice(reads(kyoto)), false)
    expect([stateOf('SUN1'), stateOf('SUN2')]).toEqual([{ kind: 'notOffered' }, { kind: 'notOffered' }])
    expect(copies('SUN1')).toBe(copies('SUN1'))
  })
})

describe('a session that ends while a copy is stored', () => {
  it.each([
    ['the customer signed out', 'byCustomer', 1],
    ['the session ran out', undefined, 0],
  ] as const)('cancels it, and deletes what was written if %s', async (_why, how, forgotten) => {
    const { copies, stateOf, gate, held, sessionStore } = await opened(aDevice(reads(lisbon)))
    const waiting = createDeferred<void>()
    gate.open = waiting.promise
    held.keys.clear()
    const end = copies('SUN2').save()
    await settled()
    const before = held.forgotten
    sessionStore.revoke(how)
    waiting.resolve()
    expect(await end).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
    expect([held.forgotten - before, held.storedCopy === null]).toEqual([forgotten, how === 'byCustomer'])
    expect(stateOf('SUN2').kind).not.toBe('keeping')
  })

  describe('and whose write takes longer', () => {
    const slow = async () => {
      const world = await opened()
      const waiting = createDeferred<void>()
      world.held.writing = waiting.promise
      const end = world.copies('SUN1').save()
      await settled()
      const finish = async () => {
        waiting.resolve()
        await end
        await world.bookings.feature.load('SUN1')
      }
      return { ...world, finish }
    }
    const signedIn: SessionState = { kind: 'signedIn', since: 0, resetRequired: false, email: null }

    it.each(['C1', 'C2', null])('is undone if the customer signed out, and %s has signed in since', async (id) => {
      const { sessionStore, customer, held, finish, stateOf } = await slow()
      sessionStore.revoke('byCustomer')
      customer.set(null)
      sessionStore.set(signedIn)
      customer.set(id)
      await finish()
      expect([held.storedCopy, stateOf('SUN1').kind]).toEqual([null, 'notKept'])
    })

    it.each([
      ['is undone if another customer is signed in by then', 'C2', 'notKept'],
      ['stays for the customer who signs in again', 'C1', 'kept'],
    ] as const)('%s', async (_, id, kind) => {
      const { sessionStore, customer, held, finish, stateOf } = await slow()
      sessionStore.revoke()
      customer.set(null)
      sessionStore.set(signedIn)
      customer.set(id)
      await finish()
      expect([held.storedCopy !== null, stateOf('SUN1').kind]).toEqual([kind === 'kept', kind])
    })
  })

  it('during the load of the booking writes nothing', async () => {
    const { copies, bookings, held, sessionStore, downloads } = await opened()
    const waiting = createDeferred<void>()
    bookings.waiting = waiting.promise
    const end = copies('SUN2').save()
    await settled()
    sessionStore.revoke()
    waiting.resolve()
    expect(await end).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
    expect([held.storedCopy, downloads]).toEqual([null, []])
  })
})

describe('an existing copy', () => {
  it('is written again when its booking was loaded, and at no other time', async () => {
    const { bookings, held, time } = await opened(aDevice(reads(kyoto)))
    const first = held.storedCopy
    await bookings.feature.refresh('SUN2')
    await settled()
    expect(held.storedCopy).toBe(first)
    await time.advance(60_000)
    await bookings.feature.refresh('SUN1')
    await settled()
    expect(held.storedCopy?.readAt).toBe((first?.readAt ?? 0) + 60_000)
  })

  it('is not written twice for a load during the first write', async () => {
    const { copies, bookings, held } = await opened()
    await copies('SUN1').save()
    const written = held.storedCopy
    await settled()
    expect(written).not.toBeNull()
    expect(held.storedCopy).toBe(written)
    expect(bookings.calls.filter((call) => call === 'get SUN1')).toHaveLength(1)
  })

  it('is deleted when its trip is cancelled', async () => {
    const { bookings, held, stateOf } = await opened(aDevice(reads(kyoto)))
    bookings.held.set('SUN1', { ...kyoto, status: 'cancelled' })
    await bookings.feature.refresh('SUN1')
    await settled()
    expect([held.storedCopy, stateOf('SUN1')]).toEqual([null, { kind: 'notOffered' }])
  })
})

describe('a stored booking across customers and sessions', () => {
  const watched = (storedCopy: StoredBooking | null, day = '2027-04-01') => {
    const { sessionStore } = createSurroundings()
    const device = aDevice(storedCopy)
    const customer = createState<string | null>(null)
    const stop = forgetStoredBooking(device.store, sessionStore.state$, customer.state$, () => Date.parse(day))
    return { ...device, sessionStore, customer, stop }
  }

  it('is deleted when its trip is over, or another customer signs in, until the watch is stopped', async () => {
    const { held, customer, stop } = watched(reads(kyoto))
    customer.set('C1')
    await settled()
    expect(held.storedCopy).not.toBeNull()
    stop()
    customer.set('C2')
    await settled()
    expect(held.storedCopy).not.toBeNull()
    const other = watched(reads(kyoto))
    other.customer.set('C2')
    await settled()
    const over = watched(reads(kyoto), '2027-05-10')
    over.customer.set('C1')
    await settled()
    expect([other.held.storedCopy, over.held.storedCopy]).toEqual([null, null])
  })
})
