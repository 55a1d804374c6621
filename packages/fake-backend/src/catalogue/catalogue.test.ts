import {
  accommodationCatalogueEndpoints as stays,
  extrasCatalogueEndpoints as extras,
  packageEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSignedInSetting, start } from '../../test/api/createSetting.js'
import { canBeBought } from './purchaseRules.js'

const params = { ref: 'SUN1001' }
const byBooking = { bookingRef: 'SUN1001' }

const sunVisitor = async () => (await createSignedInSetting()).visitor

describe('accommodation', () => {
  it('has rooms of every availability and price form, and a hotel with nothing on sale', async () => {
    const visitor = await sunVisitor()
    const houses = (await visitor.call(stays.accommodations, { params })).answer?.accommodations ?? []
    const rooms = (await visitor.call(stays.availability, { params })).answer?.rooms ?? []
    expect(houses.length).toBeGreaterThanOrEqual(3)
    const bought = (acco: string) => rooms.filter((room) => room.acco_id === acco && canBeBought(room, start))
    expect(houses.filter(({ id }) => bought(id).length === 0).map(({ id }) => id)).toEqual(['3400'])
    const onSale = houses.flatMap(({ id }) => bought(id))
    expect(onSale.filter(({ freesale }) => freesale).map(({ id }) => id)).toEqual(['32001'])
    expect(onSale.filter(({ freesale, available }) => !freesale && available === 0).map(({ id }) => id)).toEqual([
      '31014',
    ])
    expect(onSale.filter(({ available }) => available === 1).map(({ id }) => id)).toEqual(['33001'])
    expect(onSale.find(({ id }) => id === '32002')?.prices).toEqual({
      allocations: { value: 49000 },
      supplement: { value: 32200 },
      booking_fee: { value: 1500 },
    })
    expect(onSale.every(({ sleeps, check_in }) => (sleeps ?? 0) > 0 && check_in.iso_value === '2026-05-01')).toBe(true)
  })

  it('has extras for one kind of room and for all, with the stock of each option', async () => {
    const visitor = await sunVisitor()
    const found = await visitor.call(stays.extras, { params: { ...params, accommodationId: '3101' } })
    const all = found.answer?.accommodationExtras ?? []
    expect(all.map(({ extra_id, room_id }) => [extra_id, room_id])).toEqual([
      ['3181', null],
      ['3182', '31012'],
      ['3183', null],
      ['3184', null],
    ])
    expect(all.find(({ name }) => name === 'Late checkout')?.options.map(({ available }) => available)).toEqual([3, 0])
    const none = await visitor.call(stays.extras, { params: { ...params, accommodationId: '3300' } })
    expect(none.answer).toEqual({ accommodationExtras: [] })
  })

  it('answers an unknown hotel with HTTP 404 and a body of errors', async () => {
    const visitor = await sunVisitor()
    const unknown = await visitor.call(stays.extras, { params: { ...params, accommodationId: '3500' } })
    expect([unknown.status, unknown.codes]).toEqual([404, ['unknownOffer']])
  })
})

describe('extras', () => {
  it('show each price display code, link options to groups, and include one sold out and some not on sale', async () => {
    const visitor = await sunVisitor()
    const all = (await visitor.call(extras.extras, { params: byBooking })).answer?.extras ?? []
    const left = (await visitor.call(extras.availability, { params: byBooking })).answer?.extras ?? []
    const options = all.flatMap((extra) => extra.options)
    expect(new Set(options.map(({ price_display_code }) => price_display_code))).toEqual(new Set([1, 2, 3, 4]))
    const links = all.flatMap(({ groups }) => groups).map(({ extra_id, group_id }) => `${extra_id} ${group_id}`)
    expect(options.every(({ extra_id, group_id }) => links.includes(`${extra_id} ${group_id}`))).toBe(true)
    expect(left.map(({ option_id }) => option_id)).toEqual(options.map(({ option_id }) => option_id))
    const off = all.filter((extra) => !canBeBought(extra, start)).map(({ id }) => id)
    expect(off).toEqual(['7150', '7160'])
    const soldOut = left.filter(({ freesale, available }) => !freesale && available === 0)
    expect(soldOut.map(({ option_id }) => option_id)).toEqual(['71102', '71701'])
  })

  it('answer the availability of one extra', async () => {
    const visitor = await sunVisitor()
    const one = await visitor.call(extras.availabilityOf, { params: { ...byBooking, extraId: '7110' } })
    expect(one.answer?.extras.map(({ option_id, available }) => [option_id, available])).toEqual([
      ['71101', 8],
      ['71102', 0],
    ])
    const unknown = await visitor.call(extras.availabilityOf, { params: { ...byBooking, extraId: '7210' } })
    expect([unknown.status, unknown.codes]).toEqual([404, ['unknownOffer']])
  })
})

describe('the package', () => {
  it('answers terms in sections, or 404 for a booking without terms', async () => {
    const visitor = await sunVisitor()
    const terms = await visitor.call(packageEndpoints.termsAndConditions, { params: byBooking })
    expect(typeof terms.answer === 'object' ? terms.answer.sections.length : 0).toBeGreaterThanOrEqual(3)
    const none = await visitor.call(packageEndpoints.termsAndConditions, { params: { bookingRef: 'SUN1003' } })
    expect([none.status, none.codes]).toEqual([404, ['noTerms']])
  })

  it.each([
    ['SUN1001', ['1', '0', '0']],
    ['SUN1002', ['0', '1', '0']],
    ['SUN1003', ['0', '1', '1']],
  ])('says for %s whether American Express and one-way trips are accepted', async (ref, values) => {
    const visitor = await sunVisitor()
    const { answer } = await visitor.call(packageEndpoints.optionSettings, { params: { ref } })
    expect(answer?.map(({ handle }) => handle)).toEqual([
      'PAYMENTS_AMEX_ENABLED',
      'TRANSPORT_ONE_WAY_OUTBOUND',
      'TRANSPORT_ONE_WAY_RETURN',
    ])
    expect(answer?.map(({ value }) => value)).toEqual(values)
  })
})

describe('the purchase rules', () => {
  const dates = { purchase_start_date: '2026-03-01', purchase_end_date: '2026-03-02' }
  it.each([
    ['within the dates, on the last day', { purchase_dashboard: true, ...dates }, true],
    ['without dates', { purchase_dashboard: true }, true],
    ['not set for the dashboard', { purchase_dashboard: false, ...dates }, false],
    ['before the first day', { purchase_dashboard: true, ...dates, purchase_start_date: '2026-03-03' }, false],
    ['after the last day', { purchase_dashboard: true, ...dates, purchase_end_date: '2026-03-01' }, false],
  ])('%s', (_, rules, expected) => {
    expect(canBeBought(rules, start)).toBe(expected)
  })
})
