import { describe, expect, it } from 'vitest'
import { right } from 'fp-ts/lib/Either.js'
import { constant } from '../../reactive/Behavior.js'
import { httpFailure } from '../../failure/ApiFailure.js'
import { idle } from '../../reactive/Loadable.js'
import { aBooking } from '../../testing/aBooking.js'
import { createInMemoryBookings } from '../../testing/InMemoryBookings.js'
import { createSurroundings } from '../../testing/createSurroundings.js'
import { createPendingChanges } from '../../resale/pendingChanges.js'
import type { Pax } from '../Booking.js'
import { createBookingPage } from './bookingPage.js'

const pax = (id: number, customerId: string, cancelled = false): Pax => ({
  id,
  customerId,
  lead: id === 1,
  cancelled,
  firstName: `P${id}`,
  lastName: '',
})
const question = (handle: string, answer: string | null) => ({
  handle,
  label: handle,
  type: 'text' as const,
  required: true,
  options: [],
  answer,
})
const asked = { '7': [question('diet', 'none'), question('size', null)], '8': [question('diet', null)] }

const opened = async (travellers: readonly Pax[], returnDate = '2027-05-08') => {
  const surroundings = createSurroundings()
  surroundings.standAt('/booking/SUN1001')
  const bookings = createInMemoryBookings(surroundings, [{ ...aBooking('SUN1001'), pax: travellers, returnDate }])
  const given = { ...surroundings, onFailure: surroundings.failures.handle }
  const loads: string[] = []
  const page = createBookingPage({
    bookingRef: 'SUN1001',
    bookings: bookings.feature,
    inBasket$: constant(null),
    customer$: constant(idle),
    asked: {
      state$: constant({ kind: 'loaded', value: asked }),
      load: async () => (loads.push('questions'), right(undefined)),
    },
    pending: createPendingChanges({
      ...given,
      api: {
        pendingChanges: () => async () => right([]),
        putUp: () => async () => right(undefined),
        cancel: () => async () => right(undefined),
      },
    })('SUN1001'),
    scheduler: surroundings.time,
  })
  return { page, bookings, loads, surroundings }
}

describe('the page of a booking', () => {
  it('counts what is answered of all travellers, but of none who no longer travels', async () => {
    const all = await opened([pax(1, '7'), pax(2, '8')])
    expect(all.page.state$.value).toBeNull()
    await all.page.open()
    expect(all.page.state$.value?.answers).toMatchObject({ answered: 1, all: 3 })
    const one = await opened([pax(1, '7'), pax(2, '8', true)])
    await one.page.open()
    expect(one.page.state$.value?.answers).toMatchObject({ answered: 1, all: 2 })
  })

  it('says that something is missing until it can be had', async () => {
    const { page, bookings } = await opened([])
    bookings.failing.set('allocations id of SUN1001', httpFailure(500))
    await page.open()
    expect(page.state$.value?.isIncomplete).toBe(true)
    bookings.failing.clear()
    await page.tryAgain()
    expect(page.state$.value?.isIncomplete).toBe(false)
  })

  it('asks for the questions of a trip that is not over', async () => {
    const { page, loads } = await opened([])
    await page.open()
    expect([page.state$.value?.isPast, loads]).toEqual([false, ['questions']])
  })
})
