import { aResale, aTicket } from '../../test/bookings/aTicket.js'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, forbidden, notFromTheApi } from '../failure/Failure.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { createDeferred } from '../../test/Deferred.js'
import {
  allTicketsToShow,
  areJoinable,
  createDownloads,
  type DownloadedFile,
  isWebAddress,
  shownDownloads,
  type TicketToShow,
} from './deliveries.js'
import type { TicketLine } from '../domain/Booking.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aDelivery } from '../../test/bookings/aDelivery.js'
import type { Download } from '../domain/Delivery.js'
import { aPassenger } from '../../test/bookings/holdings.js'

const ours: Download = { name: 'Ours', source: { kind: 'key', key: 'k1' }, ticketIds: ['71'] }
const theirs: Download = {
  name: 'Theirs',
  source: { kind: 'external', url: 'https://tickets.example/1' },
  ticketIds: [],
}

describe('the downloads of a delivery', () => {
  it('are links to our files by key and to external files by URL once it is ready to download', () => {
    expect(shownDownloads({ status: 'readyToDownload', downloads: [ours, theirs] })).toEqual([
      { kind: 'own', name: 'Ours', key: 'k1', ticketIds: ['71'] },
      { kind: 'external', name: 'Theirs', url: 'https://tickets.example/1', ticketIds: [] },
    ])
  })

  it('exclude an external one whose URL is not safe to open', () => {
    const bad: Download = { ...theirs, source: { kind: 'external', url: 'javascript:alert(1)' } }
    expect(shownDownloads({ status: 'readyToDownload', downloads: [bad, ours] }).map(({ name }) => name)).toEqual([
      'Ours',
    ])
  })
})

it('files can be joined if there are two of our own', () => {
  const own = (key: string) => ({ kind: 'own' as const, name: key, key, ticketIds: [] })
  const elsewhere = { kind: 'external' as const, name: 'x', url: 'https://x.example', ticketIds: [] }
  const areJoined = (...downloads: readonly TicketToShow['download'][]) =>
    areJoinable(downloads.map((download) => ({ download, tickets: [], holders: [] })))
  expect([areJoined(own('a'), own('b')), areJoined(own('a'), own('a')), areJoined(own('a'), elsewhere)]).toEqual([
    true,
    false,
    false,
  ])
})

describe('a web address', () => {
  it.each([
    'https://tickets.example',
    'http://tickets.example/a?b=c#d',
    'HTTPS://Tickets.Example:8443/ä',
    'https://tickets.example?key=1',
  ])('is %s', (url) => expect(isWebAddress(url)).toBe(true))

  it.each([
    '',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '//tickets.example',
    '/profile',
    'https:',
    'https://',
    'https:///path',
    'https://us@tickets.example',
    'https:\\\\tickets.example',
    'https://a.example\\@b.example',
    'https://tickets.example/a b',
    ' https://tickets.example',
  ])('is not “%s”', (url) => expect(isWebAddress(url)).toBe(false))
})

const ticket = (id: string, passengerId: number): TicketLine => ({
  ...aTicket(id),
  eventName: 'Strauss and friends',
  name: 'Category A',
  passengerId,
})

const booking = {
  ...aBooking('SUN1002'),
  passengers: [aPassenger(1, { firstName: 'Amelia', lastName: 'Hart' })],
  tickets: [ticket('1', 1), ticket('2', 1), ticket('3', 9)],
}
const download = { name: 'Two seats', source: { kind: 'key', key: 'k1' }, ticketIds: ['1', '2', 'gone'] } as const

describe('what can be shown at an entrance', () => {
  it('has no ticket holders who are in the name of the download', () => {
    const downloads = [{ ...download, name: 'Strauss and friends, Amelia Hart' }]
    const deliveries = [aDelivery({ status: 'readyToDownload', downloads })]
    expect(allTicketsToShow({ ...booking, deliveries })).toMatchObject([{ holders: [] }])
    const tickets = [ticket('1', 1), ticket('2', 2)]
    const passengers = booking.passengers.flatMap((one) => [one, { ...one, id: 2, firstName: 'Theo' }])
    expect(allTicketsToShow({ ...booking, passengers, tickets, deliveries })).toMatchObject([
      { holders: ['Amelia Hart', 'Theo Hart'] },
    ])
  })

  it('excludes sold tickets, and downloads that have no other tickets', () => {
    const sold = (id: string, passengerId: number) => ({
      ...ticket(id, passengerId),
      resale: aResale(3),
    })
    const downloads = [
      download,
      { ...download, ticketIds: ['1'] },
      { ...download, ticketIds: [] },
      { ...download, ticketIds: ['gone'] },
    ]
    const deliveries = [aDelivery({ status: 'readyToDownload', downloads })]
    const tickets = [sold('1', 1), ticket('2', 1)]
    expect(allTicketsToShow({ ...booking, tickets, deliveries }).map((one) => one.tickets.map(({ id }) => id))).toEqual(
      [['2'], [], []],
    )
  })

  it('is empty before a delivery is ready', () => {
    expect(allTicketsToShow({ ...booking, deliveries: [aDelivery({ downloads: [download] })] })).toEqual([])
  })
})

const item = { kind: 'own', name: 'E-ticket', key: 'k1', ticketIds: [] } as const
const file: DownloadedFile = { name: 'SUN1001.pdf', contentType: 'application/pdf', bytes: new Uint8Array([1, 2]) }

const openDownloads = () => {
  const surroundings = createSurroundings()
  const calls: string[] = []
  const failing = new Map<string, ApiFailure>()
  const gate = createDeferred<void>()
  gate.resolve()
  const state = { gate }
  const answer = (call: string) => async (): Promise<Either<ApiFailure, DownloadedFile>> => {
    calls.push(call)
    await state.gate.promise
    const failure = failing.get(call)
    return failure === undefined ? right(file) : left(failure)
  }
  const downloads = createDownloads(
    'SUN1001',
    { confirmation: (ref) => answer(`confirmation ${ref}`), byKey: (key) => answer(`file ${key}`) },
    { ...surroundings, onFailure: surroundings.failures.handle },
  )
  return { ...surroundings, downloads, calls, failing, state }
}

describe('a download', () => {
  it('is the confirmation of the booking, or a file by its key', async () => {
    const { downloads, calls } = openDownloads()
    expect(await downloads.confirmation()).toEqual({ kind: 'downloaded', file })
    expect(await downloads.item(item)).toEqual({ kind: 'downloaded', file })
    expect(calls).toEqual(['confirmation SUN1001', 'file k1'])
  })

  it('that fails shows the error, and leads away if it is forbidden', async () => {
    const { downloads, failing, notified, visited } = openDownloads()
    failing.set('file k1', notFromTheApi(500))
    expect(await downloads.item(item)).toEqual({
      kind: 'failed',
      failure: { operation: 'download', cause: notFromTheApi(500) },
    })
    expect(notified).toEqual(["We're unable to download this right now. Please try again."])
    failing.set('file k1', forbidden())
    await downloads.item(item)
    expect(visited).toEqual(['/unauthorised'])
  })

  it('that arrives after the session is discarded', async () => {
    const { downloads, scope, state, notified } = openDownloads()
    state.gate = createDeferred()
    const end = downloads.item(item)
    scope.end()
    state.gate.resolve()
    expect([await end, notified]).toEqual([{ kind: 'cancelled', reason: 'sessionEnded' }, []])
  })
})
