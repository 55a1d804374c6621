import { describe, expect, it } from 'vitest'
import { notFromTheApi, networkFailure } from '../failure/Failure.js'
import { aDelivery } from '../../test/bookings/aDelivery.js'
import { delivered, openDelivery, own } from '../../test/bookings/openDelivery.js'
import { settled } from '../../test/VirtualTime.js'

describe('the form for a delivery address', () => {
  const others = ['get SUN1002', 'get SUN1003', 'get SUN1004']
  const ready = async () => {
    const world = openDelivery()
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

  it('loads none of them after its page was left', async () => {
    const { delivery, calls } = await ready()
    delivery.leave()
    delivery.chooseEverywhere(true)
    await settled()
    expect(calls).toEqual([])
  })

  it('keeps the choice of the others while the address is being saved', async () => {
    const { delivery, fill } = await ready()
    fill()
    const end = delivery.save()
    delivery.chooseEverywhere(true)
    expect(delivery.reach$.value.everywhere).toBe(false)
    expect(await end).toEqual({ kind: 'saved' })
  })

  it('sends nothing while the others are not known, says so at the choice, and allows a retry', async () => {
    const { delivery, bookings, fill, sent } = await ready()
    bookings.failing.set('get SUN1002', notFromTheApi(500))
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

  it('shows the deliveries, and which of them can change', async () => {
    const { delivery, bookings } = openDelivery()
    expect(delivery.deliveries$.value).toBeNull()
    await bookings.feature.load('SUN1001')
    expect(delivery.deliveries$.value).toMatchObject({
      deliveries: [{ delivery: { type: 'physical' }, steps: [{ status: 'orderPlaced' }, {}, {}], fixed: null }],
      changeable: { allocationId: '51' },
    })
  })

  it('offers the other bookings only if there are any', async () => {
    const { delivery, bookings } = await ready()
    expect(delivery.reach$.value.offered).toBe(true)
    for (const ref of ['SUN1002', 'SUN1003', 'SUN1004']) bookings.held.delete(ref)
    await bookings.feature.loadList()
    expect(delivery.reach$.value.offered).toBe(false)
    delivery.chooseEverywhere(true)
    expect(delivery.reach$.value.offered).toBe(true)
  })

  it('offers the other bookings if their list could not be loaded, and loads it for that choice', async () => {
    const { delivery, bookings } = openDelivery()
    bookings.failing.set('list', networkFailure)
    await bookings.feature.load('SUN1001')
    await bookings.feature.loadList()
    await delivery.open()
    expect(delivery.reach$.value.offered).toBe(true)
    bookings.failing.clear()
    delivery.chooseEverywhere(true)
    await settled()
    expect(delivery.reach$.value.reachable).not.toEqual([])
  })

  it('distinguishes bookings whose delivery is on its way from those that the address can reach', async () => {
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

  it('counts the choice as a change, and restores it on a page that is opened later', async () => {
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

  it('loads the others before it sends if they are not loaded, and only if they are chosen', async () => {
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

  it('keeps what was typed for the same customer, until it is saved or given up', async () => {
    const { delivery, bookings, fill, scope, later } = await ready()
    fill()
    scope.end()
    await bookings.feature.load('SUN1001')
    const next = later()
    for (const one of [delivery, next])
      expect(one.state$.value).toMatchObject({ open: true, changed: true, values: { city: 'Leeds', county: '' } })
    delivery.type('county', 'Yorkshire')
    delivery.type('postcode', '')
    await delivery.save()
    delivery.type('postcode', 'LS1 1AA')
    expect(later().state$.value.values).toMatchObject({ city: 'Leeds', county: 'Yorkshire' })
    delivery.leave()
    expect(delivery.state$.value).toMatchObject({ attempt: 0, values: { city: 'Leeds' } })
    expect(await delivery.save()).toEqual({ kind: 'saved' })
    expect(later().state$.value).toMatchObject({ open: false, changed: false })
    fill()
    delivery.cancel()
    expect(later().state$.value).toMatchObject({ open: false, changed: false })
  })

  it('leaves nothing typed, wrong or failed on the page for the next customer', async () => {
    const { delivery, bookings, fill, failing, sessionStore } = await ready()
    fill()
    failing.set(own, networkFailure)
    await delivery.save()
    delivery.chooseEverywhere(true)
    delivery.type('city', '')
    await delivery.save()
    expect(delivery.state$.value).toMatchObject({ changed: true, attempt: 2, problems: [{ field: 'city' }] })
    sessionStore.revoke('byCustomer')
    expect(delivery.reach$.value).toMatchObject({ everywhere: false, others: 'loading', changedSome: false })
    sessionStore.set({ kind: 'signedIn', since: 0, resetRequired: false, email: 'new@example.com' })
    await bookings.feature.load('SUN1001')
    expect(delivery.state$.value).toMatchObject({
      ...{ open: false, changed: false, attempt: 0, problems: [], failure: null },
      values: { address1: '', city: '' },
    })
  })
})
