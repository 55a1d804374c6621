import { describe, expect, it } from 'vitest'
import { right } from 'fp-ts/lib/Either.js'
import { constant, createState } from '../reactive/Behavior.js'
import { notFromTheApi } from '../failure/Failure.js'
import { idle } from '../reactive/resource.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aDelivery } from '../../test/bookings/aDelivery.js'
import { createPlantedBookings } from '../../test/bookings/plantedBookings.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { createPendingChanges } from '../resale/resaleRows.js'
import type { UnendedPayment } from '../payment/pendingPayments.js'
import { aPayment } from '../../test/bookings/aPayment.js'
import type { Booking, BookingPassenger } from '../domain/Booking.js'
import { createBookingAtHand } from './bookingAtHand.js'
import { createBookingPage, type ShownBooking } from './bookingPage.js'
import type { BookingPart } from './parts.js'
import { aTicket } from '../../test/bookings/aTicket.js'
import { aPassenger } from '../../test/bookings/holdings.js'

const passengers = (id: number, customerId: string, cancelled = false): BookingPassenger =>
  aPassenger(id, { customerId, cancelled })
const question = (handle: string, answer: string | null) => ({
  handle,
  label: handle,
  type: 'text' as const,
  required: true,
  options: [],
  answer,
})
const asked = { '7': [question('diet', 'none'), question('size', null)], '8': [question('diet', null)] }

const opened = async (passengers: readonly BookingPassenger[], change: Partial<Booking> = {}) => {
  const surroundings = createSurroundings()
  surroundings.standAt('/booking/SUN1001')
  const bookings = createPlantedBookings(surroundings, [{ ...aBooking('SUN1001'), passengers, ...change }])
  const given = { ...surroundings, onFailure: surroundings.failures.handle }
  const loads: string[] = []
  const payment = createState<UnendedPayment | null>(null)
  const page = createBookingPage({
    bookingRef: 'SUN1001',
    bookings: bookings.feature,
    atHand: createBookingAtHand({
      bookingRef: 'SUN1001',
      bookings: bookings.feature,
      payment$: payment.state$,
      scheduler: surroundings.time,
      texts: surroundings.texts,
    }),
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
    followPayment: async () => void loads.push('payment'),
    texts: surroundings.texts,
    scheduler: surroundings.time,
  })
  const shown = (): ShownBooking => {
    const { value } = page.state$
    if (value.kind !== 'shown') throw new Error(`The booking is ${value.kind}`)
    return value
  }
  return { page, bookings, loads, payment, shown }
}

const rowOf = ({ parts }: ShownBooking, part: BookingPart) => parts.find((one) => one.part === part)?.held

describe('the page of a booking', () => {
  it('counts the answers of all passengers who still travel', async () => {
    const all = await opened([passengers(1, '7'), passengers(2, '8')])
    expect(all.page.state$.value).toEqual({ kind: 'loading' })
    await all.page.open()
    expect(rowOf(all.shown(), 'mandatoryInformation')).toBe('1 of 3 answered')
    const one = await opened([passengers(1, '7'), passengers(2, '8', true)])
    await one.page.open()
    expect(rowOf(one.shown(), 'mandatoryInformation')).toBe('1 of 2 answered')
  })

  it('shows that something is missing until it is loaded', async () => {
    const { page, bookings, shown } = await opened([])
    bookings.failing.set('allocations id of SUN1001', notFromTheApi(500))
    await page.open()
    expect(shown().isIncomplete).toBe(true)
    bookings.failing.clear()
    await page.tryAgain()
    expect(shown().isIncomplete).toBe(false)
  })

  it('links to the change of the delivery address only before the trip is over', async () => {
    const change = { deliveries: [aDelivery({ allocationId: '9' })] }
    const ways = (shown: ShownBooking) => [
      shown.deliveryUpdate,
      ...shown.toDo.rows.flatMap((row) => (row.kind === 'delivery' ? [row.to] : [])),
    ]
    const coming = await opened([], change)
    await coming.page.open()
    expect(ways(coming.shown())).toEqual(['/booking/SUN1001/delivery/update', '/booking/SUN1001/delivery/update'])
    const over = await opened([], {
      ...change,
      departureDate: '1969-01-01',
      returnDate: '1969-01-08',
    })
    // If the list is not known, the dates of the trip decide.
    over.bookings.failing.set('list', notFromTheApi(500))
    await over.page.open()
    expect([over.shown().readOnly, ...ways(over.shown()), over.shown().add]).toEqual(['past', null, null, []])
  })

  it('loads the questions and has a bar while the trip is not over', async () => {
    const { page, loads, shown } = await opened([])
    await page.open()
    expect([shown().readOnly, loads]).toEqual([null, ['questions']])
    expect([shown().mainAction?.action, shown().isBalanceInBar]).toEqual(['addTickets', true])
    const over = await opened([], { departureDate: '1969-01-01', returnDate: '1969-01-08' })
    over.bookings.failing.set('list', notFromTheApi(500))
    await over.page.open()
    expect([over.shown().readOnly, over.loads]).toEqual(['past', []])
    expect([over.shown().mainAction, over.shown().isBalanceInBar]).toEqual([null, false])
  })

  it('checks a payment that was started elsewhere', async () => {
    const paying = await opened([], { payments: [aPayment('PAY-9', 7)] })
    await paying.page.open()
    expect(paying.loads.toSorted()).toEqual(['payment', 'questions'])
    const paid = await opened([], { payments: [aPayment('PAY-8', 2)] })
    await paid.page.open()
    expect(paid.loads).toEqual(['questions'])
  })
})

it('of a cancelled booking only reads: no way to add, no delivery to wait for, no ticket to show, no next day', async () => {
  const download = {
    name: 'E-tickets',
    source: { kind: 'external', url: 'https://t.example/1.pdf' },
    ticketIds: [],
  } as const
  const { page, loads, shown } = await opened([passengers(1, '7')], {
    status: 'cancelled',
    tickets: [{ ...aTicket('1'), eventDate: '2027-05-02' }],
    deliveries: [aDelivery({ allocationId: '9' }), aDelivery({ status: 'readyToDownload', downloads: [download] })],
  })
  await page.open()
  const { readOnly, add, toDo, mainAction, nextUp, deliveryUpdate, ticketsToShow, parts } = shown()
  expect({ readOnly, add, rows: toDo.rows, mainAction, nextUp, deliveryUpdate, ticketsToShow, loads }).toEqual({
    readOnly: 'cancelled',
    add: [],
    rows: [],
    mainAction: null,
    nextUp: null,
    deliveryUpdate: null,
    ticketsToShow: [],
    loads: [],
  })
  expect(parts.map(({ part }) => part)).not.toContain('accommodation')
  expect(page.trip$.value?.shown.ahead.map(({ when }) => when)).toEqual(['later'])
})

describe('what can be added', () => {
  const added = async (change: Partial<Booking>) => {
    const { page, shown } = await opened([passengers(1, '7')], change)
    await page.open()
    return shown().add
  }

  it('is each shop', async () => {
    expect((await added({})).map(({ what, path }) => [what, path])).toEqual([
      ['tickets', '/booking/SUN1001/tickets'],
      ['accommodation', '/booking/SUN1001/accommodation'],
      ['transport', '/booking/SUN1001/transport'],
      ['extras', '/booking/SUN1001/extras'],
    ])
  })
})
