import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { addSeats } from '../../../test/api/baskets.js'
import { createSignedInSetting } from '../../../test/api/createSetting.js'
import type { Visitor } from '../../../test/api/createVisitor.js'
import { basketOf, pay, putIntoBasket, ref } from '../../../test/api/shopping.js'

const started = async () => {
  const { visitor } = await createSignedInSetting()
  const basketId = await putIntoBasket(visitor, [])
  return { visitor, basketId }
}

const errorsOf = async (visitor: Visitor, booking = ref) =>
  (await visitor.call(basketEndpoints.get, { params: { ref: booking } })).answer?.basket?.mandatory_status.transport
    .errors

describe('transport in a basket', () => {
  it('has the catalogue’s cost, dates and places', async () => {
    const { visitor } = await started()
    expect((await addSeats(visitor, ['520102', '510104'])).codes).toEqual([])
    const basket = await basketOf(visitor)
    expect(basket?.transport.map(({ type, direction, prices }) => [type, direction, prices.total.value])).toEqual([
      ['Train', 'OUTBOUND', 28350],
      ['Coach', 'RETURN', 6100],
    ])
    expect(basket?.transport[0]).toMatchObject({
      departure_location: 'London St Pancras',
      departure_date: { iso_value: '2026-05-01T08:01:00Z' },
      departure_time_zone: 'Europe/London',
      arrival_time_zone: 'Europe/Madrid',
    })
    expect(basket?.transport[1]?.is_departure_time_specified).toBe(false)
    expect(basket?.prices.total.value).toBe(34450)
  })

  it.each([
    ['that there is not', ['550101'], {}, 'unknownOffer'],
    ['that is sold out', ['510201'], {}, 'notEnoughAvailable'],
    ['with fewer seats left', ['530201', '530201'], {}, 'notEnoughAvailable'],
    ['of another direction', ['510101'], { direction: 'RETURN' }, 'departureMismatch'],
    ['of another day', ['510101'], { date: '2026-05-01' }, 'departureMismatch'],
    ['of another route', ['510101'], { routes: ['5102'] }, 'departureMismatch'],
    ['from elsewhere', ['510101'], { departureLocation: 'Manchester' }, 'departureMismatch'],
    ['to elsewhere', ['510101'], { arrivalLocation: 'Manchester' }, 'departureMismatch'],
  ])('is refused for a departure %s', async (_, stops, wrong, code) => {
    const { visitor } = await started()
    expect((await addSeats(visitor, stops, wrong)).codes).toEqual([code])
    expect((await basketOf(visitor))?.transport).toEqual([])
  })

  it('goes both ways unless the setting allows one way alone', async () => {
    const { visitor, basketId } = await started()
    await addSeats(visitor, ['510101'])
    expect(await errorsOf(visitor)).toEqual([
      'Please choose how Amelia Hart travels back, or remove the outward journey.',
    ])
    expect((await pay(visitor, { basketId, amount: 7100 })).codes).toEqual(['basketIncomplete'])
    await addSeats(visitor, ['510103'], { passengerId: 2 })
    expect(await errorsOf(visitor)).toHaveLength(2)
    await addSeats(visitor, ['510103'])
    await addSeats(visitor, ['510101'], { passengerId: 2 })
    expect(await errorsOf(visitor)).toEqual([])
  })

  it.each([
    ['SUN1002', '550101', []],
    ['SUN1003', '570101', []],
    ['SUN1003', '570102', []],
  ])('may go one way on %s by %s', async (booking, stop, errors) => {
    const { visitor } = await started()
    await visitor.call(basketEndpoints.create, { params: { ref: booking } })
    expect((await addSeats(visitor, [stop], { booking })).codes).toEqual([])
    expect(await errorsOf(visitor, booking)).toEqual(errors)
  })

  it('may not be return only if the setting allows only outbound', async () => {
    const { visitor } = await started()
    await visitor.call(basketEndpoints.create, { params: { ref: 'SUN1002' } })
    await addSeats(visitor, ['550102'], { booking: 'SUN1002' })
    expect(await errorsOf(visitor, 'SUN1002')).toEqual([
      'Please choose how Amelia Hart travels there, or remove the return journey.',
    ])
  })

  it('needs a passenger who travels', async () => {
    const { visitor } = await started()
    await addSeats(visitor, ['510101', '510103'], { passengerId: 3 })
    expect(await errorsOf(visitor)).toEqual([
      'Please say who travels there by ‘Overnight coach’.',
      'Please say who travels back by ‘Overnight coach’.',
    ])
  })
})
