import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { noAddress } from '../customer/Customer.js'
import { type ApiFailure, httpFailure, networkFailure, serverFailure } from '../failure/Failure.js'
import { aBooking } from '../testing/bookings/aBooking.js'
import { createDeferred } from '../testing/Deferred.js'
import { createInMemoryBookings } from '../testing/bookings/InMemoryBookings.js'
import { createSurroundings } from '../testing/createSurroundings.js'
import { settled } from '../testing/VirtualTime.js'
import { constant } from '../reactive/Behavior.js'
import { createDrafts } from '../session/Drafts.js'
import { aDelivery } from '../testing/bookings/aDelivery.js'
import { createDeliveryAddress } from './deliveryAddress.js'

const address = { ...noAddress, address1: '1 High Street', postcode: 'LS1 1AA' }
const delivered = (reference: string, deliveryAllocationId: string | null) => ({
  ...aBooking(reference),
  deliveryAllocationId,
  deliveries: [aDelivery({ type: 'physical', allocationId: deliveryAllocationId })],
})
const unable = "We're unable to update your delivery address right now. Please try again."

const opened = () => {
  const surroundings = createSurroundings()
  surroundings.standAt('/booking/SUN1001/delivery/update')
  const bookings = createInMemoryBookings(surroundings, [
    delivered('SUN1001', '51'),
    delivered('SUN1002', '52'),
    delivered('SUN1003', null),
    delivered('SUN1004', '54'),
  ])
  const failing = new Map<string, ApiFailure>()
  const gate = createDeferred<void>()
  gate.resolve()
  const state = { gate }
  const answer = async <A>(call: string, value: A): Promise<Either<ApiFailure, A>> => {
    bookings.calls.push(call)
    await state.gate.promise
    const failure = failing.get(call)
    return failure === undefined ? right(value) : left(failure)
  }
  const onFailure = surroundings.failures.handle
  const given: Parameters<typeof createDeliveryAddress>[0] = {
    ...surroundings,
    onFailure,
    bookingRef: 'SUN1001',
    bookings: bookings.feature,
    customer: { state$: constant({ kind: 'idle' }) },
    bookingsApi: bookings.api,
    scheduler: surroundings.time,
    drafts: createDrafts(surroundings.sessionStore.state$, constant(null)),
    lists$: constant({ kind: 'loaded', genders: [], countries: [{ id: '101', code: 'GB', name: 'United Kingdom' }] }),
    api: {
      updateAddress:
        (ref, allocation, { postcode }) =>
        () =>
          answer(`update ${allocation} of ${ref} to ${postcode}`, undefined),
    },
  }
  const delivery = createDeliveryAddress(given)
  return { ...surroundings, bookings, calls: bookings.calls, delivery, failing, state }
}

const reload = ['get SUN1001', 'allocations id of SUN1001']
const own = 'update 51 of SUN1001 to LS1 1AA'

describe('the delivery address of one booking', () => {
  it('is updated, the booking read again, its page shown, and that said', async () => {
    const { delivery, bookings, calls, visited, said } = opened()
    await bookings.feature.load('SUN1001')
    calls.length = 0
    expect(await delivery.update(address)).toEqual({ kind: 'updated' })
    expect(calls).toEqual([own, ...reload])
    expect(visited).toEqual(['/booking/SUN1001'])
    expect(said).toEqual(['Your delivery address was successfully updated!'])
  })

  it('is that of the first delivery, for which the booking is loaded where it was not', async () => {
    const { delivery, calls } = opened()
    await delivery.update(address)
    expect(calls).toEqual([...reload, own, ...reload])
  })

  it('stays where nothing is delivered, and that is said', async () => {
    const { delivery, bookings, calls, said } = opened()
    bookings.held.set('SUN1001', delivered('SUN1001', null))
    expect((await delivery.update(address)).kind).toBe('failed')
    expect(calls).toEqual(reload)
    expect(said).toEqual([unable])
  })

  it('says every error and goes nowhere where it is refused', async () => {
    const { delivery, failing, visited, said, reports } = opened()
    failing.set(
      own,
      serverFailure([
        { code: null, message: 'Too late' },
        { code: null, message: 'Really' },
      ]),
    )
    expect(await delivery.update(address)).toMatchObject({
      kind: 'failed',
      failure: { operation: 'bookingDelivery' },
    })
    expect([visited, said]).toEqual([[], ['Too late', 'Really']])
    failing.set(own, httpFailure(500))
    await delivery.update(address)
    expect(said[2]).toBe(unable)
    expect(reports.at(-1)).toMatchObject({ code: 'bookingDelivery', severity: 'fatal' })
  })

  it('says that it was updated also where the booking cannot be read again', async () => {
    const { delivery, bookings, said, visited } = opened()
    await bookings.feature.load('SUN1001')
    bookings.failing.set('get SUN1001', httpFailure(500))
    expect(await delivery.update(address)).toMatchObject({
      kind: 'updatedUnread',
      failure: { operation: 'getBooking' },
    })
    expect(said).toEqual([
      "We're unable to load your booking right now. Please try again.",
      'Your delivery address was successfully updated!',
    ])
    expect(visited).toEqual(['/'])
  })

  it('is sent once, however often the button is pressed', async () => {
    const { delivery, bookings, calls } = opened()
    await bookings.feature.load('SUN1001')
    await Promise.all([delivery.update(address), delivery.update(address)])
    expect(calls.filter((call) => call === own)).toHaveLength(1)
  })

  it('leads nobody anywhere once the session is over', async () => {
    const { delivery, bookings, state, scope, visited, said } = opened()
    await bookings.feature.load('SUN1001')
    state.gate = createDeferred()
    const outcome = delivery.update(address)
    await settled()
    scope.end()
    state.gate.resolve()
    expect(await outcome).toEqual({ kind: 'cancelled' })
    expect([visited, said]).toEqual([[], []])
  })
})

describe('a session that ends while the booking is read again', () => {
  it.each(['one', 'several'])('leads nobody anywhere and says nothing, for %s', async (many) => {
    const { delivery, bookings, state, scope, visited, said, calls } = opened()
    await bookings.feature.load('SUN1001')
    state.gate = createDeferred()
    const outcome = many === 'one' ? delivery.update(address) : delivery.update(address, ['SUN1003'])
    await settled()
    const reading = createDeferred<void>()
    bookings.waiting = reading.promise
    state.gate.resolve()
    await settled()
    expect(calls.at(-1)).toBe('get SUN1001')
    scope.end()
    reading.resolve()
    expect(await outcome).toEqual({ kind: 'cancelled' })
    expect([visited, said]).toEqual([[], []])
  })
})

describe('the delivery address of several bookings', () => {
  const others = ['SUN1002', 'SUN1003', 'SUN1001', 'SUN1002']

  it('loads every booking, updates the first delivery of each with the current one, reads the booking again and says so', async () => {
    const { delivery, bookings, calls, visited, said } = opened()
    await bookings.feature.load('SUN1001')
    calls.length = 0
    expect(await delivery.update(address, others)).toEqual({ kind: 'updated' })
    expect(calls).toEqual([
      'get SUN1001',
      'get SUN1002',
      'get SUN1003',
      own,
      'update 52 of SUN1002 to LS1 1AA',
      ...reload,
    ])
    expect(visited).toEqual(['/booking/SUN1001'])
    expect(said).toEqual(['Your delivery addresses were successfully updated!'])
  })

  it('changes nothing where a booking cannot be loaded, and says all that went wrong', async () => {
    const { delivery, bookings, calls, visited, said } = opened()
    await bookings.feature.load('SUN1001')
    bookings.failing.set('get SUN1002', networkFailure)
    bookings.failing.set('get SUN1004', serverFailure([{ code: null, message: 'Locked' }]))
    expect((await delivery.update(address, ['SUN1002', 'SUN1003', 'SUN1004'])).kind).toBe('failed')
    expect(calls.some((call) => call.startsWith('update'))).toBe(false)
    expect([visited, said]).toEqual([[], [unable, 'Locked']])
    expect(delivery.reach$.value.changedSome).toBe(false)
  })

  it('shows all errors, reads nothing again and stays where some are refused', async () => {
    const { delivery, bookings, calls, failing, visited, said } = opened()
    await bookings.feature.load('SUN1001')
    calls.length = 0
    failing.set(own, serverFailure([{ code: null, message: 'First' }]))
    failing.set('update 54 of SUN1004 to LS1 1AA', serverFailure([{ code: null, message: 'Second' }]))
    expect((await delivery.update(address, ['SUN1002', 'SUN1004'])).kind).toBe('failed')
    expect(calls.filter((call) => call.startsWith('update'))).toHaveLength(3)
    expect(calls.filter((call) => call === 'get SUN1001')).toHaveLength(1)
    expect([visited, said]).toEqual([[], ['First', 'Second']])
    expect(delivery.reach$.value.changedSome).toBe(true)
  })

  it.each([
    ['none is', 'all are refused', serverFailure([{ code: null, message: 'No' }]), false],
    ['some may be', 'an answer is lost', networkFailure, true],
  ] as const)('says that of the addresses %s changed where %s', async (_some, _when, failure, changedSome) => {
    const { delivery, bookings, failing } = opened()
    await bookings.feature.load('SUN1001')
    failing.set(own, failure)
    failing.set('update 52 of SUN1002 to LS1 1AA', serverFailure([{ code: null, message: 'No' }]))
    expect((await delivery.update(address, ['SUN1002'])).kind).toBe('failed')
    expect(delivery.reach$.value.changedSome).toBe(changedSome)
    bookings.failing.set('get SUN1002', networkFailure)
    await delivery.update(address, ['SUN1002'])
    expect(delivery.reach$.value.changedSome).toBe(false)
  })

  it('goes nowhere and says no success where the booking cannot be read again', async () => {
    const { delivery, bookings, said, visited, state } = opened()
    state.gate = createDeferred()
    const outcome = delivery.update(address, ['SUN1002'])
    await settled()
    bookings.failing.set('get SUN1001', httpFailure(500))
    state.gate.resolve()
    expect(await outcome).toMatchObject({ kind: 'updatedUnread', failure: { operation: 'getBooking' } })
    expect([visited, said]).toEqual([['/'], ["We're unable to load your booking right now. Please try again."]])
  })

  it('has nothing to update where none of them is delivered', async () => {
    const { delivery, bookings, said } = opened()
    bookings.held.set('SUN1001', delivered('SUN1001', null))
    expect((await delivery.update(address, ['SUN1003'])).kind).toBe('failed')
    expect(said).toEqual([unable])
  })
})

describe('the form for a delivery address', () => {
  const others = ['get SUN1002', 'get SUN1003', 'get SUN1004']
  const ready = async () => {
    const world = opened()
    await world.bookings.feature.load('SUN1001')
    await world.delivery.open()
    const fill = (): void => {
      world.delivery.type('address1', '1 High Street')
      world.delivery.type('city', 'Leeds')
      world.delivery.type('postcode', 'LS1 1AA')
      world.delivery.type('country', 'United Kingdom')
    }
    world.calls.length = 0
    return { ...world, fill, sent: () => world.calls.filter((call) => call.startsWith('update')) }
  }

  it('reads the other bookings as soon as the address is to be used for them', async () => {
    const { delivery, calls } = await ready()
    delivery.chooseEverywhere(true)
    await settled()
    expect(calls).toEqual(others)
    expect(delivery.reach$.value).toMatchObject({ everywhere: true, others: 'known' })
    expect(delivery.reach$.value.reachable.map(({ bookingRef }) => bookingRef)).toEqual(['SUN1002', 'SUN1004'])
  })

  it('reads nothing of them once its page was left', async () => {
    const { delivery, calls } = await ready()
    delivery.leave()
    delivery.chooseEverywhere(true)
    await settled()
    expect(calls).toEqual([])
  })

  it('reads them when the page is opened where that was chosen before', async () => {
    const { delivery, calls } = await ready()
    delivery.chooseEverywhere(true)
    delivery.leave()
    await settled()
    calls.length = 0
    await delivery.open()
    expect(calls).toEqual(['list', ...others])
  })

  it('sends the address of its own booking alone where the choice was taken back', async () => {
    const { delivery, fill, sent } = await ready()
    delivery.chooseEverywhere(true)
    await settled()
    delivery.chooseEverywhere(false)
    fill()
    expect(await delivery.save()).toEqual({ kind: 'saved' })
    expect(sent()).toEqual([own])
  })

  it('sends nothing while the others are not known, says so at the choice, and needs no more than another press', async () => {
    const { delivery, bookings, fill, sent } = await ready()
    bookings.failing.set('get SUN1002', httpFailure(500))
    delivery.chooseEverywhere(true)
    fill()
    expect(await delivery.save()).toMatchObject({ kind: 'invalid', problems: [{ field: 'everywhere' }] })
    expect(delivery.state$.value.problems.map(({ field }) => field)).toEqual(['everywhere'])
    expect(sent()).toEqual([])
    bookings.failing.clear()
    await delivery.loadOthers()
    expect(await delivery.save()).toEqual({ kind: 'saved' })
    expect(sent()).toHaveLength(3)
  })

  it('forgets the choice when its customer signs out', async () => {
    const { delivery, sessionStore } = await ready()
    delivery.type('everywhere', 'yes')
    expect(delivery.reach$.value.everywhere).toBe(true)
    sessionStore.revoke('byCustomer')
    expect(delivery.reach$.value).toMatchObject({ everywhere: false, others: 'loading', changedSome: false })
  })

  it('says no longer that some were changed while it is sent again', async () => {
    const { delivery, failing, fill, state } = await ready()
    delivery.chooseEverywhere(true)
    await settled()
    fill()
    failing.set(own, networkFailure)
    expect((await delivery.save()).kind).toBe('failed')
    expect(delivery.reach$.value.changedSome).toBe(true)
    state.gate = createDeferred()
    const again = delivery.save()
    await settled()
    expect(delivery.reach$.value.changedSome).toBe(false)
    state.gate.resolve()
    await again
  })
})
