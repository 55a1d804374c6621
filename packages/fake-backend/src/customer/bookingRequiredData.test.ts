import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { home, requiredDataOf, update, updateAdditional } from '../../test/api/account.js'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import type { Visitor } from '../../test/api/createVisitor.js'
import { bookingOf } from '../../test/api/shopping.js'

const asked = (visitor: Visitor, bookingRef: string) =>
  visitor.call(bookingsEndpoints.requiredData, { params: { bookingRef } })

const dataOf = async (visitor: Visitor) => {
  const data = (await asked(visitor, 'SUN1001')).answer?.required_data
  if (data === undefined || Array.isArray(data)) throw new Error('No questions')
  return data
}

const openIn = (data: Awaited<ReturnType<typeof dataOf>>): number =>
  Object.values(data)
    .flat()
    .filter(({ required, answer }) => required && answer === null).length

describe('the required data of a booking', () => {
  it('is that of every passenger of SUN1001, with the same questions as the customer’s own list', async () => {
    const { visitor } = await createSignedInSetting()
    const data = await dataOf(visitor)
    expect(Object.keys(data)).toEqual(['7001', '7101', '7102'])
    expect(data).toEqual(await requiredDataOf(visitor))
  })

  it('is an empty array without questions', async () => {
    const { visitor } = await createSignedInSetting()
    for (const reference of ['SUN1002', 'SUN1003'])
      expect((await asked(visitor, reference)).answer?.required_data).toEqual([])
  })

  it('shows each answer at once, and the booking counts the same open questions', async () => {
    const { visitor } = await createSignedInSetting()
    const open = async () => {
      const count = openIn(await dataOf(visitor))
      expect((await bookingOf(visitor)).open_questions).toBe(count)
      return count
    }
    expect(await open()).toBe(3)
    await update(visitor, { required_data: { has_travel_insurance: true } })
    expect(await open()).toBe(2)
    await updateAdditional(visitor, '7101', { required_data: { home_address: home } })
    await updateAdditional(visitor, '7102', { required_data: { passport_issued_on: '2024-05-06' } })
    expect(await open()).toBe(0)
  })
})
