import { deliveryEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { home } from '../testing/account.js'
import { createSignedInSetting, type Setting } from '../testing/createSetting.js'
import { bookingOf } from '../testing/shopping.js'

const send = ({ visitor }: Setting, bookingRef: string, allocationId: string, address = home) =>
  visitor.call(deliveryEndpoints.update, { params: { bookingRef, allocationId }, body: { address } })

const addressesOf = ({ backend }: Setting) =>
  backend.inspect.bookings().flatMap(({ deliveries }) => deliveries.map(({ address }) => address))

describe('a delivery', () => {
  it('has an allocation where something is posted, and none where nothing is', async () => {
    const { visitor } = await createSignedInSetting()
    const deliveries = await Promise.all(
      ['SUN1001', 'SUN1002', 'SUN1003'].map(async (ref) => (await bookingOf(visitor, ref)).delivery?.[0]?.allocation_id),
    )
    expect(deliveries).toEqual(['6101', null, '6103'])
  })

  it('goes to the address that was set, and no other does', async () => {
    const setting = await createSignedInSetting()
    const reply = await send(setting, 'SUN1001', '6101')
    expect([reply.status, reply.codes]).toEqual([200, []])
    const cities = addressesOf(setting).map((address) => address?.city)
    expect(cities.toSorted()).toEqual(['Bristol', 'Bristol', 'Galway', undefined])
  })

  it.each([
    ['of another booking of one’s own', 'demo', 'SUN1001', '6103', [13000020]],
    ['that is none', 'demo', 'SUN1002', 'null', [13000020]],
    ['of somebody else', 'plan', 'SUN1001', '6101', [13000010]],
  ])('%s is refused', async (_, name, bookingRef, allocationId, codes) => {
    const setting = await createSignedInSetting(name)
    const before = addressesOf(setting)
    expect((await send(setting, bookingRef, allocationId)).codes).toEqual(codes)
    expect(addressesOf(setting)).toEqual(before)
  })

  it('needs an address as the profile’s does', async () => {
    const setting = await createSignedInSetting()
    const reply = await send(setting, 'SUN1001', '6101', { ...home, postcode: '', country_id: '0' })
    expect(reply.codes).toEqual([15000320, 15000321])
  })
})
