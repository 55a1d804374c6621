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
  const drafts = createDrafts(surroundings.sessionStore.state$, constant(null))
  const given: Parameters<typeof createDeliveryAddress>[0] = {
    ...surroundings,
    onFailure,
    bookingRef: 'SUN1001',
    bookings: bookings.feature,
    customer: { state$: constant({ kind: 'idle' }) },
    bookingsApi: bookings.api,
    scheduler: surroundings.time,
    drafts,
    lists$: constant({ kind: 'loaded', genders: [], countries: [{ id: '101', code: 'GB', name: 'United Kingdom' }] }),
    api: {
      updateAddress:
        (ref, allocation, { postcode }) =>
        () =>
          answer(`update ${allocation} of ${ref} to ${postcode}`, undefined),
    },
  }
  const delivery = createDeliveryAddress(given)
  /** The form of a page that is opened later. */
  const later = (change: Partial<typeof given> = {}) => createDeliveryAddress({ ...given, ...change })
  return { ...surroundings, bookings, calls: bookings.calls, delivery, failing, state, later }
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

  it('shows the deliveries of its page, and says so as a success', async () => {
    const { later, bookings, messages } = opened()
    const led: (string | undefined)[] = []
    const { update } = later({ navigation: { goTo: (_path, at) => void led.push(at), current: () => '/elsewhere' } })
    await bookings.feature.load('SUN1001')
    await update(address)
    await update(address, ['SUN1002'])
    expect(led).toEqual(['delivery', 'delivery'])
    expect(messages.toasts$.value.map(({ type }) => type)).toEqual(['success', 'success'])
  })

  it('is not sent where the booking cannot be loaded, of which that is told', async () => {
    const { delivery, bookings, calls } = opened()
    bookings.failing.set('get SUN1001', httpFailure(500))
    expect(await delivery.update(address)).toMatchObject({
      kind: 'failed',
      failure: { operation: 'getBooking' },
      changedSome: false,
    })
    expect(calls).toEqual(['get SUN1001'])
    expect(delivery.reach$.value.changedSome).toBe(false)
  })

  it('is not sent in a session that came after the press', async () => {
    const { delivery, bookings, calls, scope, said } = opened()
    const reading = createDeferred<void>()
    bookings.waiting = reading.promise
    const ends = [delivery.update(address), delivery.update(address, ['SUN1002'])]
    await settled()
    scope.end()
    const several = delivery.update(address, ['SUN1002'])
    scope.end()
    reading.resolve()
    expect(await Promise.all([...ends, several])).toEqual([
      { kind: 'cancelled' },
      { kind: 'cancelled' },
      { kind: 'cancelled' },
    ])
    expect([calls.filter((call) => call.startsWith('update')), said]).toEqual([[], []])
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
      changedSome: false,
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

  it.each([
    ['made', false, []],
    ['refused', true, []],
    ['made for several', false, ['SUN1003']],
    ['refused for several', true, ['SUN1003']],
  ])('leads nobody anywhere once the session is over, though it was %s', async (_what, isRefused, others) => {
    const { delivery, bookings, state, scope, visited, said, failing } = opened()
    await bookings.feature.load('SUN1001')
    if (isRefused) failing.set(own, httpFailure(500))
    state.gate = createDeferred()
    const outcome = delivery.update(address, others)
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

  it('says what is delivered, and which of it can go elsewhere', async () => {
    const { delivery, bookings } = opened()
    expect(delivery.deliveries$.value).toBeNull()
    await bookings.feature.load('SUN1001')
    expect(delivery.deliveries$.value).toMatchObject({
      deliveries: [{ delivery: { type: 'physical' }, steps: [{ status: 'orderPlaced' }, {}, {}], fixed: null }],
      changeable: { allocationId: '51' },
    })
  })

  it('offers the other bookings only where there are any', async () => {
    const { delivery, bookings } = await ready()
    expect(delivery.reach$.value.offered).toBe(true)
    for (const ref of ['SUN1002', 'SUN1003', 'SUN1004']) bookings.held.delete(ref)
    await bookings.feature.loadList()
    expect(delivery.reach$.value.offered).toBe(false)
    delivery.chooseEverywhere(true)
    expect(delivery.reach$.value.offered).toBe(true)
  })

  it('tells the bookings whose delivery is under way from those that the address can reach', async () => {
    const { delivery, bookings } = await ready()
    const posted = aDelivery({ type: 'physical', allocationId: '54', status: 'onItsWay' })
    bookings.held.set('SUN1004', { ...delivered('SUN1004', '54'), deliveries: [posted] })
    expect([delivery.reach$.value.reachable, delivery.reach$.value.underWay]).toEqual([[], []])
    delivery.chooseEverywhere(true)
    await settled()
    const { reachable, underWay } = delivery.reach$.value
    expect([reachable, underWay].map((all) => all.map(({ bookingRef }) => bookingRef))).toEqual([
      ['SUN1002'],
      ['SUN1004'],
    ])
  })

  it('counts the choice as a change, which is kept for a page that is opened later', async () => {
    const { delivery, later } = await ready()
    expect(delivery.state$.value.changed).toBe(false)
    delivery.type('everywhere', 'yes')
    expect([delivery.state$.value.changed, delivery.state$.value.problems]).toEqual([true, []])
    const next = later()
    await next.open()
    expect(next.reach$.value.everywhere).toBe(true)
    delivery.type('everywhere', '')
    const last = later()
    await last.open()
    expect([delivery.state$.value.changed, last.reach$.value.everywhere]).toEqual([false, false])
  })

  it.each(['saved', 'taken back'])('forgets the choice once it is %s', async (how) => {
    const { delivery, later, fill } = await ready()
    delivery.chooseEverywhere(true)
    await settled()
    fill()
    if (how === 'saved') await delivery.save()
    else delivery.cancel()
    expect(delivery.reach$.value.everywhere).toBe(false)
    const next = later()
    await next.open()
    expect(next.reach$.value.everywhere).toBe(false)
  })

  it('keeps the choice where the session ran out before it was saved', async () => {
    const { delivery, later, fill, state, sessionStore } = await ready()
    delivery.chooseEverywhere(true)
    await settled()
    fill()
    state.gate = createDeferred()
    const saving = delivery.save()
    await settled()
    sessionStore.revoke()
    state.gate.resolve()
    expect(await saving).toEqual({ kind: 'cancelled' })
    const next = later()
    await next.open()
    expect(next.reach$.value.everywhere).toBe(true)
  })

  it('reads the others before it sends where nobody has yet, and only where they are wanted', async () => {
    const { delivery, fill, sent, calls } = await ready()
    fill()
    expect(await delivery.save()).toEqual({ kind: 'saved' })
    expect([calls.filter((call) => others.includes(call)), sent()]).toEqual([[], [own]])
    calls.length = 0
    delivery.leave()
    delivery.chooseEverywhere(true)
    fill()
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
