import { bookingsEndpoints, deliveryEndpoints, resaleEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { home } from '../../test/api/account.js'
import { createSignedInSetting, type Setting } from '../../test/api/createSetting.js'
import { bookingOf } from '../../test/api/shopping.js'

const send = ({ visitor }: Setting, bookingRef: string, allocationId: string, address = home) =>
  visitor.call(deliveryEndpoints.update, { params: { bookingRef, allocationId }, body: { address } })

const addressesOf = ({ backend }: Setting) =>
  backend.inspect.bookings().flatMap(({ deliveries }) => deliveries.map(({ address }) => address))

describe('a delivery', () => {
  it('has an allocation only if something is posted', async () => {
    const { visitor } = await createSignedInSetting()
    const deliveries = await Promise.all(
      ['SUN1001', 'SUN1002', 'SUN1003'].map(
        async (ref) => (await bookingOf(visitor, ref)).delivery?.[0]?.allocation_id,
      ),
    )
    expect(deliveries).toEqual(['6101', null, '6103'])
  })

  it('goes to its new address, and others do not change', async () => {
    const setting = await createSignedInSetting()
    const reply = await send(setting, 'SUN1001', '6101')
    expect([reply.status, reply.codes]).toEqual([200, []])
    const cities = addressesOf(setting).map((address) => address?.city)
    expect(cities.toSorted()).toEqual(['Bristol', 'Bristol', 'Galway', undefined])
  })

  it.each([
    ['of another booking of one’s own', 'demo', 'SUN1001', '6103', ['deliveryNotFound']],
    ['that is none', 'demo', 'SUN1002', 'null', ['deliveryNotFound']],
    ['of somebody else', 'plan', 'SUN1001', '6101', [13000010]],
  ])('%s is refused', async (_, name, bookingRef, allocationId, codes) => {
    const setting = await createSignedInSetting(name)
    const before = addressesOf(setting)
    expect((await send(setting, bookingRef, allocationId)).codes).toEqual(codes)
    expect(addressesOf(setting)).toEqual(before)
  })

  it('needs a valid address, as the profile does', async () => {
    const setting = await createSignedInSetting()
    const reply = await send(setting, 'SUN1001', '6101', { ...home, postcode: '', country_id: '0' })
    expect(reply.codes).toEqual(['postcodeMissing', 'unknownCountry'])
  })

  it('keeps its address once it is on its way', async () => {
    const setting = await createSignedInSetting()
    const before = addressesOf(setting)
    expect((await send(setting, 'SUN1003', '6104')).codes).toEqual(['deliveryOnItsWay'])
    expect(addressesOf(setting)).toEqual(before)
    setting.backend.deliveries.move('6101', 3)
    expect((await send(setting, 'SUN1001', '6101')).codes).toEqual(['deliveryOnItsWay'])
  })

  it('shows its address, its cost, and finally its tracking', async () => {
    const { visitor, backend } = await createSignedInSetting()
    const all = async () => (await bookingOf(visitor, 'SUN1003')).delivery ?? []
    expect(
      (await all()).map(({ type, status, address, prices, tracking_id }) => [
        type,
        status,
        address?.city,
        prices?.price?.value,
        tracking_id,
      ]),
    ).toEqual([
      ['other', 0, 'Bristol', 400, null],
      ['physical', 3, 'Bristol', 600, 'VR 4417 0925 3GB'],
    ])
    expect((await all())[1]?.tracking_url).toContain('{tracking_id}')
    expect((await bookingOf(visitor)).delivery).toMatchObject([
      { type: 'physical', status: 1, tracking_id: null, tracking_url: null },
    ])
    backend.deliveries.move('6104', 1)
    expect((await all())[1]).toMatchObject({ status: 1, tracking_id: null })
  })

  it('moves only to an existing status', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const { move } = backend.deliveries
    expect([move('6101', 2), move('6101', 7), move('9999', 2)]).toEqual([true, false, false])
    expect((await bookingOf(visitor)).delivery?.[0]?.status).toBe(2)
  })

  it('has downloads once they are ready, and the list of bookings counts them', async () => {
    const { visitor, backend } = await createSignedInSetting()
    const ready = async () => {
      const { delivery, ready_tickets } = await bookingOf(visitor, 'SUN1002')
      const { answer } = await visitor.call(bookingsEndpoints.list)
      expect(answer?.upcoming.find(({ reference }) => reference === 'SUN1002')?.ready_tickets).toBe(ready_tickets)
      return { ready_tickets, downloads: delivery?.[0]?.downloads ?? [] }
    }
    const { ready_tickets, downloads } = await ready()
    expect(ready_tickets).toBe(3)
    expect(downloads.map(({ external, key, url }) => [external, key !== null, url !== null])).toEqual([
      [false, true, false],
      [false, true, false],
      [true, false, true],
    ])
    backend.deliveries.move('6102', 1)
    expect(await ready()).toEqual({ ready_tickets: 0, downloads: [] })
    expect((await bookingOf(visitor)).ready_tickets).toBe(0)
  })

  it('has no download for a ticket that was resold', async () => {
    const { visitor, backend } = await createSignedInSetting()
    await visitor.call(resaleEndpoints.putUp, { params: { bookingRef: 'SUN1002' }, body: { tickets: ['5201'] } })
    expect((await bookingOf(visitor, 'SUN1002')).ready_tickets).toBe(3)
    backend.resale.sell('5201')
    const { delivery, ready_tickets } = await bookingOf(visitor, 'SUN1002')
    expect(delivery?.[0]?.downloads?.map(({ ticket_ids }) => ticket_ids)).toEqual([['5202'], ['5203']])
    expect(ready_tickets).toBe(2)
  })
})
