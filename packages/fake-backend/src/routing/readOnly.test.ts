import { basketEndpoints, bookingsEndpoints, deliveryEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { home, requiredDataOf, update } from '../../test/api/account.js'
import { addExtras, addRoomExtras, addRooms, addSeats, changeName, rosa } from '../../test/api/baskets.js'
import { createSetting, createSignedInSetting, start } from '../../test/api/createSetting.js'
import { changePlan, planOf } from '../../test/api/planning.js'
import { addTickets, bookingOf, fillBasket, key, pay, ref } from '../../test/api/shopping.js'

const day = 86_400_000
const params = { ref }
const over = ['tripOver']

/** A basket of SUN1001 filled in the last minutes of the trip's last day, which is now over. */
const enter = async () => {
  const setting = await createSignedInSetting()
  const { visitor, advance } = setting
  const end = Date.parse((await bookingOf(visitor)).return_date.iso_value) + day
  advance(end - start - 600_000)
  await visitor.signIn()
  const basketId = await fillBasket(visitor)
  advance(600_000)
  const { answer } = await visitor.call(bookingsEndpoints.list)
  expect(answer?.past.map(({ reference }) => reference)).toContain(ref)
  return { ...setting, basketId }
}

it('for a cancelled booking no basket and no plan is created, and no question is asked', async () => {
  const { visitor, backend } = createSetting()
  backend.world.load('trip-over')
  await visitor.signIn('ada')
  const booking = 'ADA2'
  expect((await visitor.call(basketEndpoints.create, { params: { ref: booking } })).codes).toEqual(['bookingCancelled'])
  expect((await changePlan(visitor, 'create', { booking, day: 1 })).codes).toEqual(['bookingCancelled'])
  const questions = await visitor.call(bookingsEndpoints.requiredData, { params: { bookingRef: booking } })
  expect(questions.answer).toEqual({ required_data: [] })
})

describe('for a trip that is over', () => {
  it.each(['SUN0901', 'SUN0902'])('no basket and no plan is created: %s', async (booking) => {
    const { visitor } = await createSignedInSetting()
    expect((await visitor.call(basketEndpoints.create, { params: { ref: booking } })).codes).toEqual(over)
    expect((await visitor.call(basketEndpoints.get, { params: { ref: booking } })).answer?.basket).toBeNull()
    expect((await changePlan(visitor, 'create', { booking, day: 1 })).codes).toEqual(over)
  })

  it('nothing is added to an existing basket, and it cannot be paid for', async () => {
    const { visitor, basketId, backend } = await enter()
    const replies = [
      await addTickets(visitor, ['41011']),
      await visitor.call(basketEndpoints.addPax, { params, body: { pax: [{ id: 9, personal_details: rosa }] } }),
      await addRooms(visitor, ['31012']),
      await addRoomExtras(visitor, ['3181/31813/1']),
      await addExtras(visitor, ['7110/71101']),
      await addSeats(visitor, ['520102']),
      await changeName(visitor, '5102'),
      await pay(visitor, { basketId }),
      await visitor.call(basketEndpoints.complete, { params, body: {}, key: key(2) }),
    ]
    expect(replies.map(({ codes }) => codes)).toEqual(replies.map(() => over))
    expect(backend.inspect.charges()).toEqual([])
    const [held] = (await visitor.call(basketEndpoints.get, { params })).answer?.basket?.tickets ?? []
    expect((await visitor.call(basketEndpoints.removeTicket, { params: { ref, id: held?.id ?? '' } })).codes).toEqual(
      [],
    )
    expect((await visitor.call(basketEndpoints.reset, { params })).codes).toEqual([])
  })

  it('no question is asked or answered, and no delivery address changes', async () => {
    const { visitor } = await enter()
    const asked = (await requiredDataOf(visitor)) ?? []
    expect(JSON.stringify(asked)).not.toContain('has_travel_insurance')
    expect((await visitor.call(bookingsEndpoints.requiredData, { params: { bookingRef: ref } })).answer).toEqual({
      required_data: [],
    })
    expect((await bookingOf(visitor)).open_questions).toBe(0)
    expect((await update(visitor, { required_data: { has_travel_insurance: true } })).codes).toEqual([
      'unknownQuestion',
    ])
    const delivery = (await bookingOf(visitor)).delivery?.find(({ allocation_id: id }) => id)
    const reply = await visitor.call(deliveryEndpoints.update, {
      params: { bookingRef: ref, allocationId: String(delivery?.allocation_id) },
      body: { address: home },
    })
    expect(reply.codes).toEqual(over)
  })

  it('the balance can be paid, and bank details can be given', async () => {
    const { visitor, backend } = await enter()
    expect(
      (
        await update(visitor, {
          bank_account: { account_name: 'A Hart', sort_code: '12-34-56', account_number: '12345678' },
        })
      ).codes,
    ).toEqual([])
    const due = (await bookingOf(visitor)).prices.outstanding_balance.value
    expect(due).toBeGreaterThan(0)
    expect((await pay(visitor, { amount: due })).codes).toEqual([])
    expect(backend.inspect.charges()).toHaveLength(1)
  })

  it('the card of a running plan can change', async () => {
    const { visitor, advance } = await createSignedInSetting('plan')
    const booking = 'PLN2001'
    advance(Date.parse((await bookingOf(visitor, booking)).return_date.iso_value) + day - start)
    await visitor.signIn('plan')
    expect((await changePlan(visitor, 'change_payment', { booking })).codes).toEqual([])
    const plan = await planOf(visitor, booking)
    expect(plan?.card?.last_four_digits).toBe('4242')
    expect((await pay(visitor, { booking, amount: plan?.overdue_amount?.value ?? 0, key: key(2) })).codes).toEqual([])
  })
})
