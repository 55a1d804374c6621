import { describe, expect, it } from 'vitest'
import { aBooking, aSummary } from '../../test/bookings/aBooking.js'
import type { Booking, TicketAllocation } from '../domain/Booking.js'
import { createBookings } from './bookings.js'
import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { type ApiFailure, decodeFailure, notFromTheApi, networkFailure } from '../failure/Failure.js'
import { constant } from '../reactive/Behavior.js'
import { latest } from '../reactive/resource.js'
import { createDeferred } from '../../test/Deferred.js'
import { createSurroundings } from '../../test/createSurroundings.js'

const allocation = (id: string, status: string): TicketAllocation => ({ id, ticketId: `ticket ${id}`, status })

const opened = (failing: { list?: ApiFailure; get?: ApiFailure; ticketAllocations?: ApiFailure } = {}) => {
  /** Queued answers replace the usual booking. */
  const gets: Promise<Booking>[] = []
  const surroundings = createSurroundings()
  surroundings.standAt('/booking/SUN1001')
  const calls: string[] = []
  const bookings = createBookings({
    ...surroundings,
    scheduler: surroundings.time,
    onFailure: surroundings.failures.handle,
    customerId$: constant(null),
    api: {
      list: () => async () =>
        failing.list === undefined
          ? right({
              upcoming: [aSummary('B', '2027-05-02'), aSummary('A', '2027-05-01')],
              past: [aSummary('C', '2025-01-01'), aSummary('D', '2026-01-01')],
            })
          : left(failing.list),
      get: (bookingRef) => async () => {
        calls.push(`get ${bookingRef}`)
        return failing.get === undefined ? right((await gets.shift()) ?? aBooking(bookingRef)) : left(failing.get)
      },
      requiredData: () => async () => right({}),
      ticketAllocations: (bookingId) => async () => {
        calls.push(`allocations ${bookingId}`)
        return failing.ticketAllocations === undefined
          ? right([allocation('1', 'ALLOCATED'), allocation('2', 'PENDING'), allocation('3', 'allocated')])
          : left(failing.ticketAllocations)
      },
    },
  })
  return { ...surroundings, bookings, calls, failing, gets }
}

describe('the bookings list', () => {
  it('has upcoming bookings by departure ascending and past ones by departure descending', async () => {
    const { bookings } = opened()
    await bookings.loadList()
    const list = latest(bookings.list$.value)
    expect(list?.upcoming.map(({ reference }) => reference)).toEqual(['A', 'B'])
    expect(list?.past.map(({ reference }) => reference)).toEqual(['D', 'C'])
    expect(bookings.list$.value.kind).toBe('loaded')
  })

  it('is failed when it cannot be loaded, and a message says so', async () => {
    const { bookings, notified, reports } = opened({ list: notFromTheApi(500) })
    await bookings.loadList()
    expect(bookings.list$.value.kind).toBe('failed')
    expect(notified).toEqual(["We're unable to load your bookings right now. Please try again."])
    expect(reports).toMatchObject([{ code: 'getBookings', severity: 'fatal' }])
  })
})

describe('which bookings are past', () => {
  it('is loaded if the list is not known yet, and a failure is not shown', async () => {
    const { bookings, notified, failing } = opened({ list: notFromTheApi(500) })
    expect((await bookings.loadListQuietly()).kind).toBe('failed')
    expect([notified, bookings.list$.value.kind]).toEqual([[], 'failed'])
    delete failing.list
    await bookings.loadList()
    const known = bookings.list$.value
    expect(await bookings.loadListQuietly()).toEqual({ kind: 'loaded' })
    expect(bookings.list$.value).toBe(known)
  })
})

describe('a reference that was typed or pasted in another form', () => {
  it.each([
    ['a', 'A'],
    ['c', 'C'],
    ['A', 'A'],
    ['elsewhere', 'elsewhere'],
    // As a pasted link may have it: a zero-width space, a soft hyphen, full width.
    ['A\u200B', 'A'],
    ['\u00ADa', 'A'],
    ['\uFF21', 'A'],
  ])('%s is %s in the list', async (typed, listed) => {
    const { bookings } = opened()
    await bookings.loadListQuietly()
    expect(bookings.reference(typed).value).toBe(listed)
  })

  it('waits for the list only if it has a small letter, and stays as it is without a list', async () => {
    const { bookings } = opened({ list: notFromTheApi(500) })
    expect([bookings.reference('A').value, bookings.reference('a').value]).toEqual(['A', null])
    await bookings.loadListQuietly()
    expect(bookings.reference('a').value).toBe('a')
  })
})

describe('one booking', () => {
  it('is shown before its allocations, as still loading; a reload changes nothing until all is loaded', async () => {
    const { bookings, calls, scope } = opened()
    const seen: unknown[] = []
    bookings.booking('SUN1001').subscribe((state) => seen.push([state.kind, latest(state)?.ticketAllocations]))
    await bookings.load('SUN1001')
    const shown = [allocation('1', 'ALLOCATED')]
    expect(seen).toEqual([
      ['idle', undefined],
      ['loading', undefined],
      ['loading', 'coming'],
      ['loaded', shown],
    ])
    seen.length = 0
    await bookings.refresh('SUN1001')
    expect(seen).toEqual([['loaded', shown]])
    // The next customer's first load shows its part as loading again.
    scope.end()
    seen.length = 0
    await bookings.load('SUN1001')
    expect(seen).toEqual([
      ['loading', undefined],
      ['loading', 'coming'],
      ['loaded', shown],
    ])
    expect(calls.at(-1)).toBe('allocations id of SUN1001')
  })

  it.each([
    [notFromTheApi(500), 1],
    [decodeFailure('ticketAllocations'), 1],
    [networkFailure, 0],
  ])('is shown without its allocations if those fail: %j', async (failure, reported) => {
    const { bookings, notified, visited, reports } = opened({ ticketAllocations: failure })
    expect(await bookings.load('SUN1001')).toEqual({ kind: 'loaded' })
    expect(bookings.booking('SUN1001').value).toMatchObject({ kind: 'loaded', value: { ticketAllocations: null } })
    expect([notified, visited, reports.length]).toEqual([[], [], reported])
  })
})

describe('a check of a booking', () => {
  const gets = (calls: readonly string[]): number => calls.filter((call) => call === 'get SUN1001').length

  it('uses the load with which the page was opened, once, if a first check is enough', async () => {
    const { bookings, calls, scope } = opened()
    const end = bookings.open('SUN1001')
    const checked = await bookings.checkStatus('SUN1001', scope.lastingContext(), true)
    expect(isRight(checked) && checked.right.reference).toBe('SUN1001')
    expect(await end).toEqual({ kind: 'loaded' })
    expect(gets(calls)).toBe(1)
    await bookings.checkStatus('SUN1001', scope.lastingContext(), true)
    expect(gets(calls)).toBe(2)
  })

  it.each([
    'a later look',
    'what was under way before',
    'another load',
    'too long ago',
    'a failure',
    'another session',
  ])('sends a new request: %s', async (why) => {
    const { bookings, calls, failing, scope, time } = opened()
    if (why === 'what was under way before') void bookings.load('SUN1001')
    if (why === 'a failure') failing.get = networkFailure
    await (why === 'another load' ? bookings.load('SUN1001') : bookings.open('SUN1001'))
    if (why === 'too long ago') await time.advance(30_000)
    if (why === 'another session') scope.end()
    delete failing.get
    const checked = await bookings.checkStatus('SUN1001', scope.lastingContext(), why !== 'a later look')
    expect([isRight(checked), gets(calls)]).toEqual([true, 2])
  })
})

describe('the result of a check', () => {
  const named = (name: string): Booking => ({ ...aBooking('SUN1001'), name })
  const shown = ({ bookings }: ReturnType<typeof opened>) => {
    const { kind } = bookings.booking('SUN1001').value
    const { name, ticketAllocations = null } = latest(bookings.booking('SUN1001').value) ?? {}
    return { kind, name, allocations: ticketAllocations?.length }
  }

  it('does not load a booking that no page has requested', async () => {
    const page = opened()
    await page.bookings.checkStatus('SUN1001', page.scope.lastingContext(), false)
    expect(shown(page).kind).toBe('idle')
  })

  it.each(['look', 'load'])('is not replaced by the answer to an earlier request: a late %s', async (late) => {
    const page = opened()
    await page.bookings.load('SUN1001')
    const answer = createDeferred<Booking>()
    page.gets.push(answer.promise, Promise.resolve(named('newest')))
    const { bookings, scope } = page
    const checkStatus = (): Promise<unknown> => bookings.checkStatus('SUN1001', scope.lastingContext(), false)
    const older = late === 'look' ? checkStatus() : bookings.load('SUN1001')
    await checkStatus()
    expect(shown(page).name).toBe('newest')
    answer.resolve(named('older'))
    await older
    expect(shown(page)).toEqual({ kind: 'loaded', name: 'newest', allocations: 1 })
  })

  it('is not shown to a customer who signed in meanwhile', async () => {
    const page = opened()
    await page.bookings.load('SUN1001')
    const answer = createDeferred<Booking>()
    page.gets.push(answer.promise)
    const checked = page.bookings.checkStatus('SUN1001', page.scope.lastingContext(), false)
    page.scope.end()
    await page.bookings.load('SUN1001')
    answer.resolve(named('of before'))
    await checked
    expect(shown(page).name).toBe(aBooking('SUN1001').name)
  })
})
