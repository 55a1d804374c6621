import { basketEndpoints, bookingsEndpoints, resaleEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { changeName } from '../../../test/api/baskets.js'
import { createSignedInSetting } from '../../../test/api/createSetting.js'
import type { Visitor } from '../../../test/api/createVisitor.js'
import { basketOf, bookingOf, key, pay, putIntoBasket, ref } from '../../../test/api/shopping.js'

const started = async () => {
  const { visitor, backend } = await createSignedInSetting()
  const basketId = await putIntoBasket(visitor, [])
  return { visitor, backend, basketId }
}

const createFor = (visitor: Visitor, booking: string) =>
  visitor.call(basketEndpoints.create, { params: { ref: booking } })

const ticketsByCode = async (visitor: Visitor, code: number) =>
  (await bookingOf(visitor, 'SUN1003')).tickets.filter(({ resale }) => resale?.code === code)

describe('a name change', () => {
  it('leaves the basket with its charge', async () => {
    const { visitor } = await started()
    await changeName(visitor, '5101')
    const [charge] = (await basketOf(visitor))?.charges.CHANGE_TICKET_CUSTOMER_DATA ?? []
    await visitor.call(basketEndpoints.removeCharge, { params: { ref, id: charge?.id ?? '' } })
    expect(await basketOf(visitor)).toMatchObject({ charges: { CHANGE_TICKET_CUSTOMER_DATA: [] }, nameChange: [] })
  })

  it('names a holder with a single name without a gap', async () => {
    const { visitor } = await started()
    await changeName(visitor, '5101', { last_name: '' })
    const [charge] = (await basketOf(visitor))?.charges.CHANGE_TICKET_CUSTOMER_DATA ?? []
    expect(charge?.name).toBe('Name Change Fee: Amelia Hart to Rosa')
  })

  it('is paid for, becomes a line of the booking, and is then pending', async () => {
    const { visitor, basketId } = await started()
    const before = await bookingOf(visitor)
    await changeName(visitor, '5101')
    await pay(visitor, { basketId, amount: 1500 })
    const after = await bookingOf(visitor)
    expect(after.customer_changes?.at(-1)?.name).toBe('Name Change Fee: Amelia Hart to Rosa Lind')
    expect(after.prices.total_booking_price.value).toBe(before.prices.total_booking_price.value + 1500)
    const waiting = await visitor.call(bookingsEndpoints.ticketCustomerDataChanges, { params: { bookingRef: ref } })
    expect(waiting.answer?.ticket_customer_data_changes).toEqual([{ ticket_id: '5101', status: 'PENDING' }])
    await putIntoBasket(visitor, [])
    expect((await changeName(visitor, '5101')).codes).toEqual(['changePending'])
  })

  it.each([
    ['a ticket of another booking', '5201', {}, ['ticketNotHeld']],
    ['empty names', '5101', { first_name: ' ', last_name: '' }, ['nameMissing']],
    ['a card number', '5101', { last_name: 'Lind 4242-4242-4242-4242' }, ['textNotKept']],
    ['a name without end', '5101', { last_name: 'x'.repeat(81) }, ['textNotKept']],
    ['a phone number with letters', '5101', { telephone_number: 'call me' }, ['invalidPhone']],
    ['an address without end', '5101', { email: `${'x'.repeat(80)}@example.com` }, ['textNotKept']],
  ])('is refused for %s', async (_, ticket, details, codes) => {
    const { visitor } = await started()
    expect((await changeName(visitor, ticket, details)).codes).toEqual(codes)
    expect((await basketOf(visitor))?.nameChange).toEqual([])
  })

  it('is refused for a ticket that is not transferable', async () => {
    const { visitor } = await started()
    await createFor(visitor, 'SUN1002')
    expect((await changeName(visitor, '5203', {}, 'SUN1002')).codes).toEqual(['notTransferable'])
  })

  it('is refused for a ticket that is on resale or resold', async () => {
    const { visitor } = await started()
    await createFor(visitor, 'SUN1003')
    const [listed] = await ticketsByCode(visitor, 2)
    const [resold] = await ticketsByCode(visitor, 3)
    expect((await changeName(visitor, listed?.id ?? '', {}, 'SUN1003')).codes).toEqual(['ticketOnResale'])
    expect((await changeName(visitor, resold?.id ?? '', {}, 'SUN1003')).codes).toEqual(['notTransferable'])
  })

  it('is the only one of its basket, and the only one of its ticket', async () => {
    const { visitor } = await started()
    const change = (id: string) => ({
      ticket_id: id,
      personal_details: { first_name: 'A', last_name: 'B', telephone_number: '', email: '' },
    })
    const both = await visitor.call(basketEndpoints.addNameChange, {
      params: { ref },
      body: [change('5101'), change('5102')],
    })
    expect([both.status, both.codes]).toEqual([400, [10000010]])
    expect((await visitor.call(basketEndpoints.addNameChange, { params: { ref }, body: [] })).status).toBe(400)
    await changeName(visitor, '5101')
    expect((await changeName(visitor, '5101')).codes).toEqual(['changePending'])
  })

  it('cannot be completed once its ticket is listed for resale', async () => {
    const { visitor } = await started()
    await createFor(visitor, 'SUN1003')
    const [free] = await ticketsByCode(visitor, 1)
    await changeName(visitor, free?.id ?? '', {}, 'SUN1003')
    const listed = await visitor.call(resaleEndpoints.putUp, {
      params: { bookingRef: 'SUN1003' },
      body: { tickets: [free?.id ?? ''] },
    })
    expect(listed.codes).toEqual([])
    const basket = (await visitor.call(basketEndpoints.get, { params: { ref: 'SUN1003' } })).answer?.basket
    expect(basket?.mandatory_status.tickets.errors[0]).toContain('on resale')
    const paid = await pay(visitor, {
      booking: 'SUN1003',
      basketId: basket?.id ?? '',
      amount: basket?.prices.total.value ?? 0,
      key: key(9),
    })
    expect(paid.codes).toEqual(['basketIncomplete'])
  })
})
