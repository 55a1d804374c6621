import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import { projectionSummary } from './projection.js'

const instalments = (...amounts: readonly number[]) =>
  amounts.map((amount, place) => ({ date: `2027-0${place + 1}-10`, amount: minor(amount) }))

describe('the summary of a projection', () => {
  it('has the number of payments, the first and last day, and the sum, in any order', () => {
    expect(projectionSummary(instalments(10, 10, 12).toReversed())).toEqual({
      count: 3,
      first: { date: '2027-01-10', amount: 10 },
      final: { date: '2027-03-10', amount: 12 },
      total: 32,
      each: 10,
    })
  })

  it('names no single amount if they differ before the last one', () => {
    expect(projectionSummary(instalments(10, 11, 10))?.each).toBeNull()
    expect(projectionSummary(instalments(7))?.each).toBe(7)
  })

  it('is null without payments', () => {
    expect(projectionSummary([])).toBeNull()
  })
})
