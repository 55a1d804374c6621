import { describe, expect, it } from 'vitest'
import { isPlanDay, isPlanInError, planDays } from './PaymentPlan.js'
import { ordinal } from '../payment-plan/planTexts.js'

describe('the days of a plan', () => {
  it('are the 1st to the 31st, as English ordinals', () => {
    expect(planDays.map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st',
    )
    expect([0, 1, 31, 32, 1.5].map(isPlanDay)).toEqual([false, true, true, false, false])
  })
})

describe('a plan', () => {
  it('is in error at status 2', () => {
    expect([0, 1, 2, 3].map((status) => isPlanInError({ status }))).toEqual([false, false, true, false])
  })
})
