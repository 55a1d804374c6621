import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { changePlan, planOf } from '../../test/api/planning.js'
import { bookingOf, pay } from '../../test/api/shopping.js'

const day = 86_400_000

describe('the payment status of a booking on a plan', () => {
  it('is overdue exactly while an instalment is', async () => {
    const { visitor } = await createSignedInSetting('plan')
    expect((await bookingOf(visitor, 'PLN2001')).payment_status.code).toBe(20)
    await pay(visitor, { booking: 'PLN2001', amount: 11850 })
    expect((await bookingOf(visitor, 'PLN2001')).payment_status.code).toBe(10)
    expect(await planOf(visitor, 'PLN2001')).toMatchObject({
      overdue_amount: { value: 0 },
      next_payment_date: { iso_value: '2026-03-26' },
    })
  })

  it('does not depend on the booking’s due date', async () => {
    const { visitor, advance } = await createSignedInSetting()
    await changePlan(visitor, 'create', { day: 25 })
    advance(20 * day)
    await visitor.signIn()
    expect((await bookingOf(visitor)).payment_status.code).toBe(10)
  })

  it('is in the list beside the plan', async () => {
    const { visitor } = await createSignedInSetting('plan')
    const { answer } = await visitor.call(bookingsEndpoints.list, {})
    expect(answer?.upcoming).toMatchObject([
      { payment_status: { code: 20 }, payment_plan: { overdue_amount: { value: 11850 } } },
    ])
  })
})
