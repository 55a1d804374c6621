import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../../../../test/api/createSetting.js'
import { bookingOf } from '../../../../../test/api/shopping.js'

const filled = async (count: number) => {
  const setting = await createSignedInSetting()
  setting.backend.bookings.fill(count)
  const { answer } = await setting.visitor.call(bookingsEndpoints.list)
  if (answer === undefined) throw new Error('No bookings')
  return { ...setting, ...answer, all: [...answer.upcoming, ...answer.past] }
}

describe('a customer with very many bookings', () => {
  it('has as many as requested, each with its own reference, including the five of the demo', async () => {
    const { all, backend, visitor } = await filled(1000)
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(1000)
    expect(new Set(all.map(({ id }) => id)).size).toBe(1000)
    expect(all.map(({ reference }) => reference)).toEqual(expect.arrayContaining(['SUN1001', 'SUN0902']))
    backend.bookings.fill(1001)
    const { answer } = await visitor.call(bookingsEndpoints.list)
    expect([...(answer?.upcoming ?? []), ...(answer?.past ?? [])].length).toBe(1001)
  })

  it('has them over many years, upcoming and past, in every state', async () => {
    const { upcoming, past, all } = await filled(1000)
    expect(upcoming.length).toBeGreaterThan(60)
    expect(new Set(past.map(({ departure_date }) => departure_date.iso_value.slice(0, 4))).size).toBeGreaterThan(10)
    expect(new Set(all.map(({ booking_status }) => booking_status.code))).toEqual(new Set([30, 60, 70]))
    expect(new Set(all.map(({ payment_status }) => payment_status.code))).toEqual(new Set([10, 20, 30]))
    expect(new Set(all.map(({ currency }) => currency?.symbol))).toEqual(new Set(['£', '€', '¥']))
    const asking = all.filter(({ requires_bank_details }) => requires_bank_details === true)
    expect(asking.length).toBeGreaterThan(1)
    // The booking itself asks, and none of its packages.
    expect(asking.flatMap(({ packages }) => packages ?? []).some((one) => one.requires_bank_details)).toBe(false)
  })

  it('can open each of them', async () => {
    const { all, visitor } = await filled(60)
    for (const { reference, prices } of all) {
      expect((await bookingOf(visitor, reference)).prices.outstanding_balance.value).toBe(
        prices.outstanding_balance.value,
      )
    }
  })

  it('is the same each time', async () => {
    expect((await filled(100)).all).toEqual((await filled(100)).all)
  })
})
