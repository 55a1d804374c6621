import { describe, expect, it } from 'vitest'
import { forbidden, notFound, notFromTheApi, serverFailure } from '../../failure/Failure.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { createPlantedBookings } from '../../../test/bookings/plantedBookings.js'
import { createSurroundings } from '../../../test/createSurroundings.js'
import type { Booking } from '../../domain/Booking.js'
import { paths } from '../../navigation/paths.js'
import { createBookingsList, type ManyBookings } from './bookingsList.js'

const leaving = (reference: string, departureDate: string, more: Partial<Booking> = {}): Booking => ({
  ...aBooking(reference),
  departureDate,
  ...more,
})
const some = (count: number, year = '2027'): readonly Booking[] =>
  Array.from({ length: count }, (_, index) => leaving(`${year}N${index}`, `${year}-06-01`))

const opened = async (bookings: readonly Booking[]) => {
  const surroundings = createSurroundings()
  surroundings.standAt('/')
  const held = createPlantedBookings(surroundings, bookings)
  const list = createBookingsList({
    ...surroundings,
    bookings: held.feature,
    scheduler: surroundings.time,
  })
  const before = list.state$.value
  await list.open()
  const many = (): ManyBookings => {
    const { value } = list.state$
    return value.kind === 'many' ? value : expect.fail(`There are ${value.kind}`)
  }
  return { ...surroundings, ...list, before, held, many }
}

describe('a booking that cannot be opened', () => {
  it.each([
    [notFromTheApi(500), 'Wait a moment, then try again.'],
    [
      serverFailure([{ code: '13000010', message: null }]),
      'Check its reference, and that you are signed in with the account that it belongs to.',
    ],
  ])('is named, with advice, until it is loaded: %j', async (failure, advice) => {
    const { held, unopened$, openAgain, standAt, visited } = await opened(some(2))
    const tickets = '/booking/2027N0/tickets'
    standAt(tickets)
    held.failing.set('get 2027N0', failure)
    await held.feature.load('2027N0')
    expect(unopened$.value).toEqual({ bookingRef: '2027N0', advice: [advice] })
    openAgain()
    expect(visited).toEqual(['/', tickets])
    held.failing.clear()
    await held.feature.load('2027N1')
    expect(unopened$.value).not.toBeNull()
    await held.feature.load('2027N0')
    expect(unopened$.value).toBeNull()
  })

  it('is named with its page if another call has led to the list already', async () => {
    const { held, unopened$, openAgain, standAt, visited } = await opened(some(1))
    standAt('/booking/2027N0')
    held.failing.set('get 2027N0', notFound([{ code: '13000010', message: null }]))
    const load = held.feature.load('2027N0')
    standAt('/')
    await load
    expect(unopened$.value).toMatchObject({ bookingRef: '2027N0' })
    openAgain()
    expect(visited).toEqual(['/booking/2027N0'])
  })

  it('names the payment that has no end yet, until it ends', async () => {
    const { held, unopened$, standAt, newsOf } = await opened(some(1))
    const sentence = 'A payment for 2027N0 has not ended yet.'
    standAt('/booking/2027N0/checkout')
    held.failing.set('get 2027N0', notFromTheApi(500))
    await held.feature.load('2027N0')
    newsOf.set((bookingRef) => ({ unfinished: bookingRef === '2027N0' ? [sentence] : [], made: null }))
    expect(unopened$.value?.advice).toEqual([
      sentence,
      'Wait a moment, then try again. The booking shows how it ended.',
    ])
    newsOf.set(() => ({ unfinished: [], made: null }))
    expect(unopened$.value?.advice).toEqual(['Wait a moment, then try again.'])
  })

  it('names what was just paid, and opens its receipt in place of the page where it was paid', async () => {
    const { held, unopened$, openAgain, standAt, newsOf, visited } = await opened(some(1))
    const receipt = paths.receipt('2027N0', 'PAY-9')
    const isShownAt = (path: string): boolean => path === '/booking/2027N0/checkout'
    newsOf.set(() => ({ unfinished: [], made: { sentence: 'Paid.', isShownAt, next: receipt } }))
    held.failing.set('get 2027N0', notFromTheApi(500))
    for (const page of ['/booking/2027N0/checkout', '/booking/2027N0/tickets']) {
      standAt(page)
      await held.feature.load('2027N0')
      expect(unopened$.value?.advice).toEqual(['Paid.', 'Wait a moment, then try again.'])
      openAgain()
    }
    expect(visited).toEqual(['/', receipt, '/', '/booking/2027N0/tickets'])
  })

  const noMatch = "We couldn't find a matching booking. Please try again."
  it.each([
    [serverFailure([{ code: '13000010', message: null }]), [noMatch], '/'],
    [notFound([{ code: '13000010', message: null }]), [noMatch], '/'],
    [forbidden(), [], '/unauthorised'],
  ] as const)(
    'acts as everywhere after another sign-in, but is named only to the same customer: %j',
    async (failure, messages, page) => {
      for (const next of ['7001', '7002']) {
        const { held, unopened$, standAt, scope, visited, notified, reports } = await opened(some(1))
        held.customer.set('7001')
        await held.feature.load('2027N0')
        scope.end()
        scope.admit(true)
        held.customer.set(next)
        standAt('/booking/2027N0/checkout')
        held.failing.set('get 2027N0', failure)
        await held.feature.load('2027N0')
        expect([notified, visited]).toEqual([messages, [page]])
        expect(reports.map(({ code }) => code)).toEqual(messages.map(() => '13000010'))
        expect(unopened$.value !== null).toBe(page === '/' && next === '7001')
      }
    },
  )

  it('is not named if no page was left, nor in another session', async () => {
    const { held, unopened$, standAt, scope } = await opened(some(1))
    held.failing.set('get 2027N0', notFromTheApi(500))
    await held.feature.load('2027N0')
    expect(unopened$.value).toBeNull()
    standAt('/booking/2027N0')
    await held.feature.load('2027N0')
    expect(unopened$.value).not.toBeNull()
    scope.end()
    expect(unopened$.value).toBeNull()
  })
})

describe('the bookings of a customer', () => {
  it('are loading, then none, few or many', async () => {
    const kinds = await Promise.all(
      [0, 8, 9].map(async (count) => {
        const { before, state$ } = await opened(some(count))
        return [before.kind, state$.value.kind]
      }),
    )
    expect(kinds).toEqual([
      ['loading', 'none'],
      ['loading', 'few'],
      ['loading', 'many'],
    ])
  })

  it('are marked as out of date if they cannot be reloaded, and missing if they were never loaded', async () => {
    const { held, open, state$, scope } = await opened(some(1))
    held.failing.set('list', notFromTheApi(500))
    await open()
    expect(state$.value).toMatchObject({ kind: 'few', isStale: true })
    scope.end()
    await open()
    expect(state$.value).toEqual({ kind: 'failed' })
  })

  it('show what needs attention, what is most urgent, and the days to go', async () => {
    const { state$ } = await opened([leaving('A', '1970-01-11', { openQuestions: 2 })])
    const [first] = state$.value.kind === 'few' ? state$.value.upcoming : []
    expect(first).toMatchObject({
      attention: [{ kind: 'questions', count: 2, path: '/booking/A/mandatory-information' }],
      countdown: { kind: 'ahead', days: 10 },
    })
  })
})

describe('many bookings', () => {
  it('are grouped by year, and the years that fill about a screen are open; closed ones show no bookings', async () => {
    const { many } = await opened([...some(10, '2027'), ...some(5, '2028')])
    const [upcoming] = many().sections
    expect(upcoming?.years.map(({ year, count, isOpen, shown }) => [year, count, isOpen, shown.length])).toEqual([
      ['2027', 10, true, 10],
      ['2028', 5, false, 0],
    ])
  })

  it('show a dozen of a year, and more on request; a year can be opened and closed', async () => {
    const { many, showMore, toggleYear } = await opened(some(30))
    const year = () => {
      const [first] = many().sections[0]?.years ?? []
      return [first?.shown.length, first?.more, first?.firstOfMore]
    }
    expect(year()).toEqual([12, 12, null])
    showMore('upcoming', '2027')
    expect(year()).toEqual([24, 6, 12])
    showMore('upcoming', '2027')
    expect(year()).toEqual([30, 0, 24])
    toggleYear('upcoming', '2027')
    expect(year()).toEqual([0, 0, 24])
    toggleYear('upcoming', '2027')
    expect(year()[0]).toBe(30)
  })

  it('are found by text and state; another filter resets the open years', async () => {
    const { many, narrow, toggleYear } = await opened([
      ...some(9),
      leaving('LISBON', '2028-01-01', { openQuestions: 1 }),
    ])
    expect(many().states).toEqual([
      { state: 'all', count: 10 },
      { state: 'attention', count: 1 },
      { state: 'upcoming', count: 10 },
    ])
    toggleYear('upcoming', '2027')
    narrow({ text: 'lisbon', show: 'all' })
    expect(many()).toMatchObject({ found: 1, foundByText: 1, isFiltered: true })
    narrow({ text: 'lisbon', show: 'cancelled' })
    expect(many()).toMatchObject({ found: 0, foundByText: 1, sections: [] })
    narrow({ text: '  ', show: 'attention' })
    expect(many()).toMatchObject({ found: 1, foundByText: 10, isFiltered: true })
    expect(many().sections[0]?.years.map(({ count, needing }) => [count, needing])).toEqual([[1, 1]])
    narrow({ text: '  ', show: 'all' })
    expect(many()).toMatchObject({ found: 10, isFiltered: false })
    expect(many().sections[0]?.years.map(({ count, needing }) => [count, needing])).toEqual([
      [9, 0],
      [1, 1],
    ])
    narrow({ text: null, show: 'anything' })
    expect(many()).toMatchObject({ filter: { text: '', show: 'all' }, isFiltered: false })
    expect(many().sections[0]?.years[0]?.isOpen).toBe(true)
  })

  it('are forgotten with the session, and so is the filter', async () => {
    const { state$, narrow, scope, open, many } = await opened(some(9))
    narrow({ text: 'x', show: 'all' })
    scope.end()
    expect(state$.value).toEqual({ kind: 'loading' })
    await open()
    expect(many().filter).toEqual({ text: '', show: 'all' })
  })
})
