import { describe, expect, it } from 'vitest'
import { noAddress } from '../domain/Customer.js'
import { notFromTheApi, networkFailure, serverFailure } from '../failure/Failure.js'
import { delivered, openDelivery, own, underWay } from '../../test/bookings/openDelivery.js'
import { createDeferred } from '../../test/Deferred.js'
import { settled } from '../../test/VirtualTime.js'

const address = { ...noAddress, address1: '1 High Street', postcode: 'LS1 1AA' }
const unable = "We're unable to update your delivery address right now. Please try again."
const reload = ['get SUN1001', 'allocations id of SUN1001']

describe('the delivery address of one booking', () => {
  it('shows the deliveries of its page, and reports a success', async () => {
    const { later, bookings, messages } = openDelivery()
    const led: (string | undefined)[] = []
    const { update } = later({ navigation: { goTo: (_path, at) => void led.push(at), current: () => '/elsewhere' } })
    await bookings.feature.load('SUN1001')
    await update(address)
    await update(address, ['SUN1002'])
    expect(led).toEqual(['delivery', 'delivery'])
    expect(messages.toasts$.value.map(({ type }) => type)).toEqual(['success', 'success'])
  })

  it('reloads the customer and the questions after a change, and nothing after a failure', async () => {
    const { delivery, calls, failing } = openDelivery()
    failing.set(own, notFromTheApi(500))
    await delivery.update(address)
    expect(calls).toEqual([...reload, own])
    failing.clear()
    await delivery.update(address)
    expect(calls.slice(-2)).toEqual(['customer', 'questions'])
  })

  it('is sent for each different address, one after the other, and once for a double press', async () => {
    const { delivery, calls } = openDelivery()
    const other = { ...address, postcode: 'LS2 2BB' }
    await Promise.all([address, other, address].map((one) => delivery.update(one)))
    const sent = calls.filter((call) => call.startsWith('update') || call === 'get SUN1001')
    expect(sent.slice(1)).toEqual([own, 'get SUN1001', 'update 51 of SUN1001 to LS2 2BB', 'get SUN1001'])
  })

  it('is not sent once the delivery is on its way', async () => {
    const { delivery, bookings, calls, notified } = openDelivery()
    bookings.held.set('SUN1001', underWay('SUN1001', '51'))
    expect(await delivery.update(address)).toMatchObject({ kind: 'failed', failure: { cause: { kind: 'notFound' } } })
    expect([calls, notified]).toEqual([reload, [unable]])
  })

  it('is not sent if the booking cannot be loaded, and that failure is shown', async () => {
    const { delivery, bookings, calls } = openDelivery()
    bookings.failing.set('get SUN1001', notFromTheApi(500))
    expect(await delivery.update(address)).toMatchObject({
      kind: 'failed',
      failure: { operation: 'getBooking' },
      unsent: true,
    })
    expect(calls).toEqual(['get SUN1001'])
    expect(delivery.reach$.value.changedSome).toBe(false)
  })

  it('is not sent in a session that began after the command', async () => {
    const { delivery, bookings, calls, scope, notified } = openDelivery()
    const reading = createDeferred<void>()
    bookings.waiting = reading.promise
    const ends = [delivery.update(address), delivery.update(address, ['SUN1002'])]
    await settled()
    scope.end()
    const several = delivery.update(address, ['SUN1002'])
    scope.end()
    reading.resolve()
    expect(await Promise.all([...ends, several])).toEqual([
      { kind: 'cancelled', reason: 'sessionEnded' },
      { kind: 'cancelled', reason: 'sessionEnded' },
      { kind: 'cancelled', reason: 'sessionEnded' },
    ])
    expect([calls.filter((call) => call.startsWith('update')), notified]).toEqual([[], []])
  })

  it('stays if there is no delivery, with a message', async () => {
    const { delivery, bookings, calls, notified } = openDelivery()
    bookings.held.set('SUN1001', delivered('SUN1001', null))
    expect((await delivery.update(address)).kind).toBe('failed')
    expect(calls).toEqual(reload)
    expect(notified).toEqual([unable])
  })
})

describe('the delivery address of several bookings', () => {
  it('is sent for those that are not on their way, and the message counts them', async () => {
    const { delivery, bookings, calls, notified } = openDelivery()
    bookings.held.set('SUN1001', underWay('SUN1001', '51'))
    expect(await delivery.update(address, ['SUN1002'])).toEqual({ kind: 'saved' })
    expect(calls.filter((call) => call.startsWith('update'))).toEqual(['update 52 of SUN1002 to LS1 1AA'])
    expect(notified).toEqual(['Your delivery address was successfully updated!'])
  })

  it.each([
    ['none is', 'all are refused', serverFailure([{ code: null, message: 'No' }]), false],
    ['some may be', 'an answer is lost', networkFailure, true],
  ] as const)('reports that %s of the addresses changed if %s', async (_some, _when, failure, changedSome) => {
    const { delivery, bookings, failing } = openDelivery()
    await bookings.feature.load('SUN1001')
    failing.set(own, failure)
    failing.set('update 52 of SUN1002 to LS1 1AA', serverFailure([{ code: null, message: 'No' }]))
    expect((await delivery.update(address, ['SUN1002'])).kind).toBe('failed')
    expect(delivery.reach$.value.changedSome).toBe(changedSome)
    bookings.failing.set('get SUN1002', networkFailure)
    await delivery.update(address, ['SUN1002'])
    expect(delivery.reach$.value.changedSome).toBe(false)
  })
})
