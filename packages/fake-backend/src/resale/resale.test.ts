import { bookingsEndpoints, resaleEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import type { Visitor } from '../../test/api/createVisitor.js'
import { bookingOf, pay } from '../../test/api/shopping.js'

const refused = 500036010
const aDay = 86_400_000

const resaleOf = async (visitor: Visitor, bookingRef = 'SUN1003') =>
  Object.fromEntries((await bookingOf(visitor, bookingRef)).tickets.map(({ id, resale }) => [id, resale]))

const putUp = (visitor: Visitor, tickets: readonly string[], bookingRef = 'SUN1003') =>
  visitor.call(resaleEndpoints.putUp, { params: { bookingRef }, body: { tickets: [...tickets] } })

const cancel = (visitor: Visitor, ticketId: string, bookingRef = 'SUN1003') =>
  visitor.call(resaleEndpoints.cancel, { params: { bookingRef, ticketId } })

const changesOf = async (visitor: Visitor, bookingRef: string) =>
  (await visitor.call(bookingsEndpoints.ticketCustomerDataChanges, { params: { bookingRef } })).answer
    ?.ticket_customer_data_changes

describe('the tickets of SUN1003', () => {
  it('cover every resale code, and every reason of code 1', async () => {
    const { visitor } = await createSignedInSetting()
    const shown = Object.entries(await resaleOf(visitor)).map(([id, resale]) => [
      id,
      resale?.code,
      resale?.enabled,
      resale?.reason ?? null,
    ])
    expect(shown).toEqual([
      ['5301', 0, false, 0],
      ['5302', 1, true, null],
      ['5303', 2, true, null],
      ['5304', 3, false, null],
      ['5305', 4, false, null],
      ['5306', 1, true, null],
      ['5307', 1, false, 0],
      ['5308', 1, false, 1],
      ['5309', 1, false, 2],
      ['5310', 1, false, 3],
    ])
  })

  it('have two pending name changes, of which one is not in review yet', async () => {
    const { visitor } = await createSignedInSetting()
    expect(await changesOf(visitor, 'SUN1003')).toEqual([
      { ticket_id: '5305', status: 'IN_REVIEW' },
      { ticket_id: '5306', status: 'PENDING' },
    ])
    expect(await changesOf(visitor, 'SUN1002')).toEqual([])
  })
})

describe('listing for resale', () => {
  it.each([
    ['one that is never resold', '5301'],
    ['one that is listed', '5303'],
    ['one that is sold', '5304'],
    ['one whose change of name is in review', '5305'],
    ['one whose change of name has just been asked for', '5306'],
    ['one for which resale is not enabled', '5307'],
    ['one that has to be paid for first', '5308'],
    ['one whose date is over', '5309'],
    ['one without a type to resell it as', '5310'],
    ['one of another booking', '5201'],
    ['one that does not exist', 'nothing'],
  ])('refuses %s, and the batch with it', async (_, id) => {
    const { visitor } = await createSignedInSetting()
    const before = await resaleOf(visitor)
    expect((await putUp(visitor, ['5302', id])).codes).toEqual([refused])
    expect(await resaleOf(visitor)).toEqual(before)
  })

  it('has an error for each ticket that it refuses', async () => {
    const { visitor } = await createSignedInSetting()
    const reply = await putUp(visitor, ['5301', '5302', '5310'])
    expect(reply.codes).toEqual([refused, refused])
    expect(reply.text).toContain('"error_code":500036010')
  })
})

describe('withdrawing from resale', () => {
  it.each(['5301', '5302', '5304', '5305', 'nothing'])('refuses %s, which is not listed', async (id) => {
    const { visitor } = await createSignedInSetting()
    const before = await resaleOf(visitor)
    expect((await cancel(visitor, id)).codes).toEqual([refused])
    expect(await resaleOf(visitor)).toEqual(before)
  })

  it('is refused for a ticket that was resold', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const inspected = () => backend.inspect.bookings().find(({ reference }) => reference === 'SUN1003')?.resale['5303']
    expect(inspected()).toBe(2)
    expect([backend.resale.sell('5303'), backend.resale.sell('5303'), backend.resale.sell('5302')]).toEqual([
      true,
      false,
      false,
    ])
    expect((await resaleOf(visitor))['5303']?.code).toBe(3)
    expect(inspected()).toBe(3)
    const sold = (await bookingOf(visitor, 'SUN1003')).tickets.find(({ id }) => id === '5303')
    expect(sold?.package_configuration?.ticket_customer_data_change).toBe('NOT_ALLOWED')
    expect((await cancel(visitor, '5303')).codes).toEqual([refused])
  })
})

describe('an obstacle to resale', () => {
  it('for SUN1001 is its balance, until it is paid', async () => {
    const { visitor } = await createSignedInSetting()
    const reasons = async () =>
      Object.values(await resaleOf(visitor, 'SUN1001')).map((resale) => resale?.reason ?? null)
    expect(await reasons()).toEqual([1, 1])
    const due = (await bookingOf(visitor)).prices.outstanding_balance.value
    await pay(visitor, { amount: due })
    expect(await reasons()).toEqual([null, null])
    expect((await putUp(visitor, ['5101'], 'SUN1001')).codes).toEqual([])
  })

  it('is the date after the last day, which does not affect listed tickets', async () => {
    const { visitor, advance } = await createSignedInSetting()
    await putUp(visitor, ['5201'], 'SUN1002')
    const at = async (days: number) => {
      advance(days * aDay)
      await visitor.signIn()
      const resale = await resaleOf(visitor, 'SUN1002')
      return [resale['5201']?.code, resale['5202']?.reason ?? null]
    }
    expect(await at(18)).toEqual([2, null])
    expect(await at(1)).toEqual([2, 2])
    expect((await putUp(visitor, ['5202'], 'SUN1002')).codes).toEqual([refused])
  })
})
