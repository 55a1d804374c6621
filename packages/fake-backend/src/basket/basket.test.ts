import { addExtras, addRooms, addSeats } from '../../test/api/baskets.js'
import { basketEndpoints, ticketCatalogueEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import type { Visitor } from '../../test/api/createVisitor.js'
import { addTickets, basketOf, bookingOf, key, pay, putIntoBasket, ref, statusOf } from '../../test/api/shopping.js'

const params = { ref }
const rosa = { first_name: 'Rosa', last_name: 'Lind', telephone_number: '', email: 'rosa@example.com' }

const left = async (visitor: Visitor, type: string) =>
  (await visitor.call(ticketCatalogueEndpoints.availability, { params })).answer?.availability[type]?.available

const addPassenger = (visitor: Visitor, ...ids: readonly number[]) =>
  visitor.call(basketEndpoints.addPax, { params, body: { pax: ids.map((id) => ({ id, personal_details: rosa })) } })

describe('a basket', () => {
  it('is missing until it is created, and is then the only one of its booking', async () => {
    const { visitor } = await createSignedInSetting()
    expect((await visitor.call(basketEndpoints.get, { params })).answer?.basket).toBeNull()
    expect((await visitor.call(basketEndpoints.status, { params })).status).toBe(404)
    const first = await visitor.call(basketEndpoints.create, { params })
    const second = await visitor.call(basketEndpoints.create, { params })
    expect(second.answer?.basket.id).toBe(first.answer?.basket.id)
    expect((await visitor.call(basketEndpoints.get, { params: { ref: 'SUN1002' } })).answer?.basket).toBeNull()
  })

  it.each([
    ['more than are left', ['41021', '41021', '41021'], 'notEnoughAvailable'],
    ['a sold-out ticket', ['41013'], 'notEnoughAvailable'],
    ['a ticket that is not on sale', ['41023'], 'notEnoughAvailable'],
    ['a ticket of another booking', ['42011'], 'unknownTicketType'],
    ['more than ten', Array.from({ length: 11 }, () => '41022'), 50008020],
  ])('refuses %s, and then adds nothing of the request', async (_, types, code) => {
    const { visitor } = await createSignedInSetting()
    await putIntoBasket(visitor, [])
    expect((await addTickets(visitor, ['41011', ...types].slice(-11))).codes).toEqual([code])
    expect((await basketOf(visitor))?.tickets).toEqual([])
    expect(await left(visitor, '41011')).toBe(12)
  })

  it.each(['removeTicket', 'removeExtra', 'removePax', 'removeCharge'] as const)(
    'refuses to remove a line that is not there: %s',
    async (call) => {
      const { visitor } = await createSignedInSetting()
      await putIntoBasket(visitor, [])
      expect((await visitor.call(basketEndpoints[call], { params: { ref, id: '9' } })).codes).toEqual(['unknownLine'])
    },
  )

  it('refuses more than twenty tickets in all', async () => {
    const { visitor } = await createSignedInSetting()
    const ten = Array.from({ length: 10 }, () => '41022')
    await putIntoBasket(visitor, ten)
    expect((await addTickets(visitor, ten)).codes).toEqual([])
    expect((await addTickets(visitor, ['41022'])).codes).toEqual([50008020])
  })
})

describe('passengers of a basket', () => {
  it('make the tickets that name them valid, and travel with the booking once it is paid', async () => {
    const { visitor } = await createSignedInSetting()
    const basketId = await putIntoBasket(visitor, ['41011'], 4)
    const before = await basketOf(visitor)
    expect(before?.mandatory_status.tickets.valid).toBe(false)
    expect(before?.mandatory_status.tickets.errors[0]).toContain('Stalls')

    expect((await addPassenger(visitor, 4)).codes).toEqual([])
    expect((await basketOf(visitor))?.mandatory_status.tickets).toEqual({ valid: true, errors: [] })

    await pay(visitor, { basketId, amount: 7250 })
    const booking = await bookingOf(visitor)
    expect(booking.pax.map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(booking.tickets.at(-1)?.pax_id).toBe(4)
  })

  it('have an id of their own', async () => {
    const { visitor } = await createSignedInSetting()
    await putIntoBasket(visitor, [])
    expect((await addPassenger(visitor, 2)).codes).toEqual(['paxTaken'])
    await addPassenger(visitor, 4)
    expect((await addPassenger(visitor, 4)).codes).toEqual(['paxTaken'])
  })

  it.each([
    [[2], 'There is a passenger 2 already.'],
    [[4, 4], 'Two of the new passengers have the id 4.'],
    [[-5], 'The id of a new passenger has to be 1 or more, not -5.'],
  ])('are refused with a true sentence: %s', async (ids, message) => {
    const { visitor } = await createSignedInSetting()
    await putIntoBasket(visitor, [])
    expect((await addPassenger(visitor, ...ids)).text).toContain(`"message":"${message}"`)
  })

  it('can be removed while a ticket names them', async () => {
    const { visitor } = await createSignedInSetting()
    await putIntoBasket(visitor, ['41011'], 4)
    await addPassenger(visitor, 4)
    expect((await visitor.call(basketEndpoints.removePax, { params: { ref, id: '4' } })).codes).toEqual([])
    expect((await basketOf(visitor))?.mandatory_status.tickets.valid).toBe(false)
  })

  it('who cancelled cannot hold a ticket', async () => {
    const { visitor } = await createSignedInSetting()
    await putIntoBasket(visitor, ['41011'], 3)
    expect((await basketOf(visitor))?.mandatory_status.tickets.valid).toBe(false)
  })
})

describe('a line for a stranger', () => {
  it('is refused in each kind, and nothing is added', async () => {
    const { visitor } = await createSignedInSetting()
    await putIntoBasket(visitor, [])
    const refused = [
      await addTickets(visitor, ['41011'], 77),
      await addRooms(visitor, ['31012'], '3101', 77),
      await addExtras(visitor, ['7110/71101'], 77),
      await addSeats(visitor, ['520102'], { passengerId: 77 }),
    ]
    expect(refused.map(({ codes }) => codes)).toEqual(refused.map(() => ['paxUnknown']))
    expect(await basketOf(visitor)).toMatchObject({ tickets: [], accommodations: [], extras: [], transport: [] })
  })

  it('is accepted if the tickets give new passengers the next free ids', async () => {
    const { visitor } = await createSignedInSetting()
    await putIntoBasket(visitor, [])
    const tickets = (ids: readonly number[]) =>
      visitor.call(basketEndpoints.addTickets, {
        params,
        body: { tickets: ids.map((pax_id) => ({ ticket_type_id: '41011', pax_id })) },
      })
    expect((await tickets([1, 5, 6])).codes).toEqual(['paxUnknown'])
    expect((await tickets([1, 4, 5, 5])).codes).toEqual([])
    expect((await tickets([6])).codes).toEqual([])
  })
})

describe('completing a basket that costs nothing', () => {
  const complete = (visitor: Visitor, number = 1) =>
    visitor.call(basketEndpoints.complete, { params, body: {}, key: key(number) })

  it('moves it into the booking once for its key', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const before = await bookingOf(visitor)
    await putIntoBasket(visitor, ['41041', '41041'])
    const first = await complete(visitor)
    expect((await complete(visitor)).text).toBe(first.text)
    const after = await bookingOf(visitor)
    expect(after.tickets).toHaveLength(before.tickets.length + 2)
    expect(after.prices).toEqual(before.prices)
    expect(await statusOf(visitor)).toBe('paid')
    expect(backend.inspect.charges()).toEqual([])
    expect((await complete(visitor, 2)).status).toBe(404)
  })

  it.each([
    ['one that costs something', ['41011'], 1, 'basketCosts'],
    ['an empty one', [], 1, 'basketIncomplete'],
    ['one with a ticket for a passenger who is not added yet', ['41041'], 4, 'basketIncomplete'],
  ])('refuses %s', async (_, types, pax, code) => {
    const { visitor } = await createSignedInSetting()
    await putIntoBasket(visitor, types, pax)
    expect((await complete(visitor)).codes).toEqual([code])
    expect(await basketOf(visitor)).toBeDefined()
  })
})
